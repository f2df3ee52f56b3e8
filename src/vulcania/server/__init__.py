"""Tables in the browser: live matches for people and bots, kept in a database, served over HTTP."""
