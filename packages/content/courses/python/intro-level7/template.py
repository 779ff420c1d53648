# Run me first. Which four types are printed?
eggs = 0
price = 0.5
fresh = False
label = str(price)
print(type(eggs), type(price), type(fresh), type(label))

# Now there are 6 eggs, the price is 2.5, and they are fresh: True.
# Fetch the eggs. Write the label on the board.
