"""Pages: templates, styles, fonts and the little script of ours. Boards are drawn by the games."""
