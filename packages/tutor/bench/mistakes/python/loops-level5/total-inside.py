for post in range(posts):
    total = 0
    player.turn_left()
    total += int(player.read())
    player.turn_right()
    player.move_forward(1)
player.write(str(total))
