for can in range(rows * beds + 1):
    player.collect("canteen")
player.turn_right()
player.turn_right()
for row in range(rows):
    for bed in range(beds):
        player.move_forward(1)
        player.turn_left()
        player.water()
        player.turn_right()
    player.turn_left()
    player.turn_left()
    player.turn_left()
    player.move_forward(2)
    player.turn_left()
player.turn_left()
player.turn_left()
player.water()
