def beds():
    yield "carrot"
    yield "corn"
    yield last
i = 0
for bed in beds():
    player.collect(["carrot", "corn", last][i])
    player.move_forward(1); i += 1
