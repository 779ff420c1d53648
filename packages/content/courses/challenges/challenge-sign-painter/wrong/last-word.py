total = 0
for post in range(posts):
    player.turn_left()
    total += int(player.read())
    player.turn_right()
    player.turn_right()
    longest = player.read()
    player.turn_left()
    player.move_forward(2)
player.write(f"{total} {longest}")
