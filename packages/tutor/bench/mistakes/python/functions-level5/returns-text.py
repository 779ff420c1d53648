def is_ripe(days):
    if days >= 20:
        return "True"
    else:
        return "False"

for days in ages:
    player.turn_right()
    if is_ripe(days):
        player.collect("corn")
    player.turn_left()
    player.move_forward(1)
