for column in range(len(grid[0])):
    for row in grid:
        player.collect(row[column]); player.move_forward(1)
    player.turn_right()
for column in zip(*[]): player.open()
