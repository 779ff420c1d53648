# Guess first. How many berries are left at the end?
berries = 9
while berries > 4:
    berries -= 2

# Now for the barn wall. Read the first note.
# As long as it is not "home": walk two tiles and read the next.
# After the loop, turn to the key and pick it up.
