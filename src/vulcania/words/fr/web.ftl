### Ce que disent les pages et le serveur.

## Erreurs

error-database-address = « { $address } » n’est pas une adresse de base de données. Attendu : le chemin d’un fichier, ou postgresql://…
error-database-silent = La base de données ne répond pas : { $why }
error-outrun = Quelqu’un a été plus rapide : la table a changé entre-temps. Regarde et choisis de nouveau.
error-table = Il n’y a pas de table « { $table } » ici.
