for row in range(7):
    for column in range(13):
        if maze[row][column] == "K":
            key = (row, column)
player.move_forward(key[1] - 1)
player.turn_right()
player.move_forward(key[0] - 2)
player.collect("key")
