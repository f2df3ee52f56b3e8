### Moves, as a list or a button names them.

pile-stock = one from the stock
pile-open = the card just discarded
set-none = no cards
move-sail = Sail { $direction }, { $depth }
move-discard = Discard card { $number }, take { $pile }
move-step = Step { $direction }
move-stay = Stay
move-lay = Lay as a set: { $set }
move-give-up = Give up
move-pass = Pass
move-helmet = Put your helmet on
move-call = Call { $seat } out: no helmet!
