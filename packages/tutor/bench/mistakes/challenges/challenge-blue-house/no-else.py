player.move_forward(1)
player.collect("plank")
player.move_forward(2)
pond = player.question("By the pond?")
if pond:
    player.turn_right()
    player.move_forward(far)
    player.turn_left()
    player.build(f"{size} blue chicken house")
