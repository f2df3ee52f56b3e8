"""What all games' pictures share: SVG elements, players' colours and marks, and what can be clicked."""
