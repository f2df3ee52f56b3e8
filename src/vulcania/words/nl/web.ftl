### Wat de pagina’s en de server zeggen.

## Fouten

error-database-address = “{ $address }” is geen adres van een database. Verwacht: het pad van een bestand, of postgresql://…
error-database-silent = De database geeft geen antwoord: { $why }
error-outrun = Iemand was je voor: de tafel is intussen veranderd. Kijk nog eens en kies opnieuw.
error-table = Er is hier geen tafel “{ $table }”.
