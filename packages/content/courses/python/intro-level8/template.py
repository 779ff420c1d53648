# Ask for the name of the farm. Write it with the number of sheds.
# Then welcome Bo.
