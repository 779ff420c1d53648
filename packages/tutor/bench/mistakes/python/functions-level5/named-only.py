def is_ripe(days):
    return days >= 20

for days in ages:
    player.turn_right()
    if is_ripe:
        player.collect("corn")
    player.turn_left()
    player.move_forward(1)
