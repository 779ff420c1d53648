def fetch(item, steps=3):
    player.move_forward(steps)
    player.collect(item)
    player.turn_right()

fetch("log")
fetch("stone")
fetch(far, "plank")
fetch("hammer")
