def beds():
    yield "carrot"
    yield "corn"
    yield "pea"

for crop in beds():
    player.collect(crop)
    player.move_forward(1)
