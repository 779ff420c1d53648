# Run me first. Which line has the error?
count = {}
for basket in range(baskets):
    player.turn_right()
    crop = player.read()
    count[crop] += 1
    player.turn_left()
    player.move_forward(1)

# Fix the count. Then write on the board how many baskets have corn.
