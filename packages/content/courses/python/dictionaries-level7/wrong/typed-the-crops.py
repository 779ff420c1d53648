for row in range(2):
    player.collect("rice")
    player.move_forward(1)
player.turn_right()
for row in range(3):
    player.collect("corn")
    player.move_forward(1)
player.turn_right()
player.collect("pea")
