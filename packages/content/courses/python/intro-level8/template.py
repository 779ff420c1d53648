# Run me first. What does the last line print?
farm = "Clover Farm"
sheds = 2
print("{farm}: {sheds} sheds")

# Write it on the board, with the name and the number.
# Then welcome Bo.
