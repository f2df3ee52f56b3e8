"""For those who study games and train on them: arrays, encodings, and the interfaces that researchers know."""
