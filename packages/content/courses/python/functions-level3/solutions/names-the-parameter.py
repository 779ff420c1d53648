def fetch(item, steps=3):
    player.move_forward(steps)
    player.collect(item)
    player.turn_right()

for item in ["log", "stone"]:
    fetch(item)
fetch("plank", steps=far)
fetch("hammer")
