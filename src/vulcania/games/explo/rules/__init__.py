"""The rules of Explo, chapter by chapter; each imports only chapters named before it.

``steps``, ``cave`` and ``routes``, the ``position``; then ``science``, ``ending``, ``cards``, ``obstacles``, ``hand``,
``preparing``, and the ``turn`` in which they come together.
"""
