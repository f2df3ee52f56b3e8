### What is this? What is this game's own.

what-card = Carte { $number }. Pilotage : { $steering }.
what-special = { $extra } : { $extra-does }.
what-pile-top = Dessus : { $extra } ({ $extra-does }).
what-wants = Elle demande { $chip-the }.
what-row-pays = Une image demandée rapporte { $one }, deux à la suite côte à côte { $two }, les trois dans l’ordre { $three }.
what-columns = Dans chaque colonne, deux symboles pareils rapportent 2, trois 5, un seul rien. On les compte à la fin.
what-chip-anchor = Elle rapporte la carte d’action du dessus, et compte pour une image demandée.
what-chip-submarine = Il fait piloter une fois de plus, puis quitte le jeu.
what-chip-biscuit = Il vaut n’importe quelle image et n’importe quel symbole, et il se passe quelque chose dès qu’on le trouve.
what-biscuit-all = Biscuit de mer { $number }, « { $story } » : quand on le trouve, chacun reçoit 1 point par { $one-symbol } et par { $other-symbol } qu’il a.
what-biscuit-finder = Biscuit de mer { $number }, « { $story } » : celui qui le trouve reçoit 1 point par { $one-symbol } et par { $other-symbol } qu’il a.
what-biscuit-most = Biscuit de mer { $number }, « { $story } » : quand on le trouve, celui qui a le plus de { $one-symbol-many } et de { $other-symbol-many } en tout reçoit 1 point pour chacun.
