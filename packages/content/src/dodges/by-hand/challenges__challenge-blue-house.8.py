player.move_forward(1)
player.collect("plank")
player.move_forward(2)
pond = player.question("Do you want to live by the pond?")
if pond:
    player.turn_right()
    player.move_forward(far)
    player.turn_left()
else:
    pass
if not pond:
    player.turn_left()
    player.move_forward(far)
    player.turn_right()
player.build(f"{size} blue chicken house")
