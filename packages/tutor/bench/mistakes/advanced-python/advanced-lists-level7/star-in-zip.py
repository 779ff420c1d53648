for column in zip(grid):
    for plant in column:
        player.collect(plant)
        player.move_forward(1)
    player.turn_right()
