"""20 000 lieues sous les mers: one submarine, steered by everyone, on an ocean that turns."""
