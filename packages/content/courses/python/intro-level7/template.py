# Run me first. What does it print?
price = 0.5
print(price + price)

# A board takes only text. str() turns a number into text.
label = str(price)

# Today the price is 2.5. Fetch the eggs. Write the label on the board.
