# Run me first. What does / give for each friend?
each = carrots / friends

# Whole carrots only: change the sign. What is the rest?
# Walk each tiles to Pip, and say each as text.
# Turn right, walk rest tiles, and say it to Moss.
