# Run me first. Which number does it print?
def price(litres):
    return litres * 3

total = 0
for litres in cans:
    total += price(litres)
print(total)

# Each can costs 1 coin more. Write the total on the board.
