for place in range(len(grid[0])):
    for row in grid:
        player.collect(row[place])
        player.move_forward(1)
    player.turn_right()
