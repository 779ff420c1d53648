item = player.read()
player.turn_right()
if item == "jam":
    player.move_forward(2)
elif item == "corn":
    player.move_forward(5)
else:
    player.move_forward(3)
player.turn_left()
player.collect(item)
