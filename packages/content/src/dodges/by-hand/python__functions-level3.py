def fetch(item, steps):
    player.move_forward(steps)
    player.collect(item)
    player.turn_right()

fetch("log", 3)
fetch("stone", 3)
fetch("plank", far)
fetch("hammer", 3)
