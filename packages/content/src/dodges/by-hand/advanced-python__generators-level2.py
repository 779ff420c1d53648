def beds():
    yield "carrot"
    yield "corn"
    yield last

for crop in ["carrot", "corn", last]:
    player.collect(crop)
    player.move_forward(1)
