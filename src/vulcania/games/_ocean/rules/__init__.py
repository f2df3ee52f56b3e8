"""The rules that both rulebooks share: the helm, the order of turns, the special cards."""
