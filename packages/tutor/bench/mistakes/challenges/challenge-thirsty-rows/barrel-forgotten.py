cans = rows * beds
for i in range(cans):
    player.collect("canteen")
player.turn_right()
player.turn_right()
for r in range(rows):
    for b in range(beds):
        player.move_forward(1)
        player.turn_left()
        player.water()
        player.turn_right()
    player.turn_left()
    player.turn_left()
    player.move_forward(beds)
    player.turn_left()
    player.move_forward(2)
    player.turn_left()
player.turn_left()
player.turn_left()
player.water()
