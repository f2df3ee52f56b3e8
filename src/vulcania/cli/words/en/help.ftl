# The help pages of the command line. A command is told by command-NAME; an option or argument by option-COMMAND-NAME
# where it means something of its own there, else by option-NAME. Words in capitals that stand for a value are metavar-.

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = [default: { $value }]
help-required = [required]

metavar-ADDRESS = ADDRESS
metavar-ARGS = ARGS
metavar-BOT = BOT
metavar-CHAPTER = CHAPTER
metavar-COMMAND = COMMAND
metavar-FILE = FILE
metavar-FOLDER = FOLDER
metavar-GAME = GAME
metavar-LIST = LIST
metavar-NAME = NAME
metavar-OPTIONS = OPTIONS
metavar-PATH = PATH
metavar-SHARE = SHARE
metavar-VALUE = VALUE

command-vulcania = Board games of the deep, to play, study and train on.
    .examples = Begin with: `vulcania play soum-soum --seats human,greedy`
command-serve = Serve tables to browsers: play with friends and bots, on this screen or on theirs.
    .examples =
        Examples:

        - `vulcania serve`
        - `vulcania serve --host 0.0.0.0 --port 8000` so that other devices of the house can join
        - `vulcania serve --database postgresql://user@host/vulcania`
command-learn = Learn a game by playing it: a guide says one thing at a time and lets you do it. Leave when you like, it goes on there.
    .examples =
        Examples:

        - `vulcania learn soum-soum`
        - `vulcania learn soum-soum first --lang nl`
command-puzzles = Find positions to practise on in simulated matches: those in which one move is clearly best. Written as a game’s practice.toml.
    .examples =
        Examples:

        - `vulcania puzzles soum-soum --seed 1 --matches 4`
        - `vulcania puzzles miles --rounds 1000 --out practice.toml`
command-backup = Copy the tables’ database into a new file, also while they are being played.
    .examples =
        Example:

        - `vulcania backup copy.sqlite3`
command-play = Play a match in the terminal. It is kept in a file after every move, so closing the window loses nothing.
    .examples =
        Examples:

        - `vulcania play soum-soum --seats human,greedy`
        - `vulcania play soum-soum --seats human:Anna,human:Ben --option open-market=on --lang nl`
        - `vulcania play --resume match.txt`
command-simulate =
    Play many matches between bots and count wins, scores and lengths.

    A win that rivals share counts in parts: half each for two. A team has won when it reached its goal. A bot that failed has not won, whatever the mate that took over made of it.
    .examples =
        Examples:

        - `vulcania simulate soum-soum --games 1000 --seats greedy,random`
        - `vulcania simulate soum-soum --games 10000 --seats greedy,greedy,random --seed 1 --rotate --jobs 4`
        - `vulcania simulate soum-soum --games 500 --seats random,random --option open-market=on --json`
command-tournament =
    Let bots meet with the same luck in every seat, and rate them.

    400 points apart means ten wins for each loss.

    A win that rivals share counts in parts: half each for two. A team has won when it reached its goal. A bot that failed has not won, whatever the mate that took over made of it.
    .examples =
        Examples:

        - `vulcania tournament soum-soum --players captain:0.2s,greedy,random --matches 40`
        - `vulcania tournament soum-soum --players deckhand,mate --seats 4 --matches 400 --jobs 0 --plot strength.svg`
command-replay = Look at a recorded match again. Enter goes on, b goes back, a number goes there, q leaves.
    .examples =
        Examples:

        - `vulcania replay match.txt`
        - `vulcania replay match.txt --all`
        - `vulcania replay match.txt --ply 12 --seat 1`
command-analyse = Find the moves of a match that cost most, judged by what their player could know.
    .examples =
        Examples:

        - `vulcania analyse match.txt`
        - `vulcania analyse match.txt --budget 2s --jobs 0 --plot chances.svg`
command-draw = Draw a position of a recorded match as SVG, as a player or a spectator sees it.
    .examples =
        Examples:

        - `vulcania draw match.txt -o match.svg`
        - `vulcania draw match.txt --ply 12 --seat 1 --lang fr -o hand.svg`
        - `cat match.txt | vulcania draw - --narrow > phone.svg`
command-rules = Read a game’s rules, or one of them. Rulings, reconstructed data and variants are marked as such.
    .examples =
        Examples:

        - `vulcania rules soum-soum`
        - `vulcania rules soum-soum SS-8`
        - `vulcania rules soum-soum 8 --lang fr`
command-games = List the games there are: what each is about, for how many, and how long it takes. Or look at one closely.
    .examples =
        Examples:

        - `vulcania games`
        - `vulcania games explo` (with the options it has)
        - `vulcania games --lang fr`
command-fairness =
    Play every game with the same bot in all seats and report each seat’s advantage, the scores and the lengths.

    What has been played is kept beside the report, in a file that ends in .jsonl: an interrupted study goes on there.

    A win that rivals share counts in parts: half each for two. A team has won when it reached its goal. A bot that failed has not won, whatever the mate that took over made of it.
    .examples =
        Examples:

        - `vulcania fairness soum-soum --matches 500 --report fairness.html`
        - `vulcania fairness --jobs 0 --report fairness.html` (every game; stop it and start it again at will)
command-fuzz = Play at random and check after every move what a game promises. A fault leaves a record that reproduces it.
    .examples =
        Examples:

        - `vulcania fuzz soum-soum --games 1000`
        - `vulcania fuzz soum-soum --seconds 60 --seed 7 --jobs 0`
        - `vulcania fuzz --again fault-soum-soum-2026-11-15-101500.txt`
command-version = Tell the version of Vulcania, of Python, and of each game’s rules.
    .examples =
        Example:

        - `vulcania version`

option-help = Show this page.
option-lang = The language; else VULCANIA_LANG or LANG decides.
option-ascii = Use plain ASCII even where the terminal could show more.
option-game = The game’s short name; see: vulcania games.
option-file = A record; - reads it from standard input.
option-option = An option of the game, as “vulcania games GAME” lists them; repeatable.
option-components = Component file (or folder) instead of the game’s own.
option-seat = Through the eyes of player N, from 1; else a spectator’s.
option-ply = The position after N moves; 0 is the start.
option-seed = The same seed deals the same matches.
option-jobs = Processes; 0: one a core. On a cluster: how many at once, else all cores.
option-on = Where to play: here, on this machine, or on a Ray cluster that is running (ray).
option-json = Write the results as JSON.
option-force = Replace a file that Vulcania has not made.
option-keep = Keep what has been played in this file, and go on there next time.

option-serve-host = The address to listen at; 0.0.0.0 lets other devices in.
option-serve-port = The port; 0 takes any that is free.
option-serve-database = A SQLite file, or postgresql://…; else a file in your data folder.
option-serve-https = Behind a proxy that speaks HTTPS: cookies travel only over it.
option-learn-chapter = The chapter, by its name; “match” is the short match after them; else the first.
option-serve-proxy = The address of a proxy on another machine: visitors are then told apart by what it says of them.
option-backup-file = The new file.
option-backup-database = The SQLite file to copy; else the one in your data folder.
option-puzzles-seed = The seed of the first match; the others follow.
option-puzzles-matches = How many matches are looked through.
option-puzzles-rounds = How many rounds of search each decision is given.
option-puzzles-count = How many puzzles are kept.
option-puzzles-apart = How much of the chance to win the second choice must give away, from 0 to 1.
option-puzzles-out = A file to write them to, rather than the screen.
option-play-seats = Who sits where, parted by commas: human, human:NAME, { $bots }.
option-play-seed = The same seed deals the same match.
option-play-resume = Go on with a saved match.
option-play-record = Keep the match in this file.
option-play-free-undo = All players agree: undo may go back past chance, secrets and other players’ moves. Chance is then fresh, the record tells of it, and a finished match stands.
option-play-advice = Whether the captain may be asked for a hint. Left out: only where one plays against bots alone.
option-simulate-games = How many matches.
option-simulate-seats = A bot for each seat, parted by commas.
option-simulate-rotate = Players move on by one seat from match to match.
option-simulate-records = A folder for the record of every match.
option-tournament-players = The bots that meet, parted by commas.
option-tournament-matches = For each line-up.
option-tournament-seats = How many sit at a table; else as few as can.
option-tournament-plot = Draw the ratings as SVG.
option-replay-all = Show every step without asking.
option-analyse-budget = For each move: seconds, or rounds of the search.
option-analyse-most = How many moves to name.
option-analyse-plot = Draw the chances over time as SVG.
option-analyse-json = Write every move’s judgement as JSON.
option-draw-output = Where to; - is standard output.
option-draw-narrow = A tall picture, as for a phone.
option-rules-rule = One rule, such as SS-8 or just 8.
option-fairness-games = Which games; else all.
option-fairness-report = The page to write.
option-fairness-matches = For each number of seats.
option-fairness-seats = Only with N seats; repeatable.
option-fairness-player = Who sits in every seat.
option-fuzz-games = So many matches.
option-fuzz-seconds = So long.
option-fuzz-seed = The same seed plays the same.
option-fuzz-into = Where a fault’s record is left.
option-fuzz-again = Play a fault’s record again.

command-train = Teach a net a game by letting it play against itself. It needs the extra `learning` (JAX), and is quick on a graphics card.
    .examples =
        Examples:

        - `vulcania train soum-soum --into learned`
        - `vulcania train soum-soum --seats 2,3,4 --seconds 600 --into learned`
option-train-into = Where the weights go, with a report on them and what is needed to go on later.
option-train-seats = For which numbers of players, in turn. All that the game allows unless told otherwise, among rivals the fewest every other time.
option-train-rounds = So many rounds of playing and learning.
option-train-seconds = Stop after so long; the same command goes on from there.
option-train-matches = So many matches at once.
option-train-steps = So many decisions in each match before the net is mended.
option-train-net = How large the net is: numbers that a place says, that the rest says, and how often they hear one another. 64/128/3 unless told otherwise, or what the weights it begins with have.
option-train-lambda = How far what came later mends an earlier judgement, 0 to 1. Long matches want more.
option-train-epochs = So often each decision is learnt from. Once is enough where playing takes little of the time.
option-train-pieces = In so many pieces, one after the other, the net learns what a round taught. More of them learn faster, and less surely.
option-train-rate = How far the net is changed at once, to begin with. Where matches are seldom won, less is more.
option-train-entropy = How much undecided play is worth, to begin with. A net that knows the game wants less.
option-train-from = Begin with the weights in this folder instead of nothing, whose training may be gone.
option-train-seed = The same seed learns the same.
option-version = Tell the version and do nothing else.
