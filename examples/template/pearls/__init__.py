"""Pearls: open shells while your luck holds, and sell what you bring up to a buyer nobody else knows."""
