def beds():
    yield "carrot", "corn", last

for crop in beds():
    player.collect(crop)
    player.move_forward(1)
