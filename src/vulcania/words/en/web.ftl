### What the browser pages and the server say.

## Errors

error-database-address = “{ $address }” is not an address of a database. Expected: a file’s path, or postgresql://…
error-database-silent = The database does not answer: { $why }
error-outrun = Someone was faster: the table changed before this arrived. Look again and choose anew.
error-table = There is no table “{ $table }” here.
