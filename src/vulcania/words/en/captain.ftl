### The captain’s advice, looking back, and practice: what pages and the terminal say of them.

error-no-advice = The captain keeps silent at this table: advice was not agreed on.
cli-no-advice = Between people the captain keeps silent. Begin with --advice if all of you want to hear him.
web-advice-allowed = Advice
    .help = Whether the captain may be asked what he would do, and why.
web-advice-usual = Only where one plays against bots alone
web-advice-on = Everybody may ask
web-advice-off = Nobody may ask
