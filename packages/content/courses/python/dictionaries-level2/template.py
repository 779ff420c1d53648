# Run me first. How many entries does the book have then?
stock["egg"] = 4
stock["milk"] = 5
print(stock)

# The sign says how many eggs there are, so put that into the book.
# Fetch the milk: there is one more than before. Write the eggs on the board.
