stay = 0
for i in range(len(weights)):
    if weights[i] >= 3:
        print("heavy")
    else:
        stay += 1

# Turn to each melon. Collect those that are heavy and ripe. All the others stay.
# Then write on the board how many stay.
