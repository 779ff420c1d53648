def is_ripe(days):
    if days >= 20:
        return True
        return False

for days in ages:
    player.turn_right()
    if is_ripe(20):
        player.collect("corn")
    player.turn_left()
    player.move_forward(1)
