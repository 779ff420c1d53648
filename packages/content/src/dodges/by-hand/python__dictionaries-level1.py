item = player.read()
if item == "jam": steps = shelf["jam"]
if item == "tea": steps = shelf["tea"]
if item == "corn": steps = shelf["corn"]
player.turn_right()
player.move_forward(steps)
player.turn_left()
player.collect(item)
