def beds():
    return "carrot"
    return "corn"
    return last

for crop in beds():
    player.collect(crop)
    player.move_forward(1)
