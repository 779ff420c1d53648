player.move_forward(1); player.collect("plank"); player.move_forward(2)
pond = player.question("Do you want to live by the pond?")
turns = [player.turn_left, player.turn_right]
turns[pond]()
player.move_forward(far)
if size: turns[not pond]()
else: player.push()
player.build(f"{size} blue chicken house")
