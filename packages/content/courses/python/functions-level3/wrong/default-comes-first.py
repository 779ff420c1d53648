def fetch(steps=3, item):
    player.move_forward(steps)
    player.collect(item)
    player.turn_right()

fetch("log")
fetch("stone")
fetch("plank", far)
fetch("hammer")
