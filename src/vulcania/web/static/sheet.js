// The sheet for the table: a button prints it.

"use strict";

document.getElementById("print").addEventListener("click", () => window.print());
