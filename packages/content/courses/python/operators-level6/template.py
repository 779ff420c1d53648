# Guess first. What does this comparison give?
planks = 3
enough = planks >= 4

# Now read the sign, and turn its text into a number.
# Walk down to the board.
# Write the text "enough: " with the answer after it.
