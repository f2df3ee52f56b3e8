### Het advies van de kapitein, terugkijken en oefenen: wat de pagina’s en de terminal erover zeggen.

error-no-advice = Aan deze tafel zwijgt de kapitein: er is geen advies afgesproken.
cli-no-advice = Tussen mensen zwijgt de kapitein. Begin met --advice als jullie hem allemaal willen horen.
web-advice-allowed = Advies
    .help = Of je de kapitein mag vragen wat hij zou doen, en waarom.
web-advice-usual = Alleen als je in je eentje tegen bots speelt
web-advice-on = Iedereen mag het vragen
web-advice-off = Niemand mag het vragen
