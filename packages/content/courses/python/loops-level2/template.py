player.collect("canteen")

# Run me first. Which line stops the program?
for bed in range(2):
    player.move_forward(1)
    player.turn_left()
    player.water()

# After the loop: tell Bo "All wet".
