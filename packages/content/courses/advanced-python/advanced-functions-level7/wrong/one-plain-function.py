def fetch(crop, steps):
    player.move_forward(steps)
    player.collect(crop)

fetch("corn", 2)
fetch("pea", near)
fetch("corn", 3)
