for can in range(rows * beds + 1):
    player.collect("canteen")
player.turn_right()
player.turn_right()
for bed in range(rows * beds):
    player.move_forward(1)
    player.turn_left()
    player.water()
    player.turn_right()
    if bed % beds == beds - 1:
        player.turn_left()
        player.turn_left()
        player.move_forward(beds)
        player.turn_left()
        player.move_forward(2)
        player.turn_left()
player.turn_left()
player.turn_left()
player.water()
