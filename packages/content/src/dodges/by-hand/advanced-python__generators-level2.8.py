def beds():
    yield "carrot"
    yield "corn"
    yield last
crops = list(beds())
crops = ["carrot", "corn", crops[-1]]
for crop in crops:
    player.collect(crop)
    player.move_forward(1)
