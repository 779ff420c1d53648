def is_ripe(days):
    return days >= 20

for days in ages:
    if is_ripe(days):
        player.turn_right()
        player.collect("corn")
        player.turn_left()
    player.move_forward(1)
