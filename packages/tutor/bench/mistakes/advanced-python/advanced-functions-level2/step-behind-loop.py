def pick(*crops):
    for c in crops:
        player.collect(c)
    player.move_forward(1)

pick("carrot", "corn")
player.turn_right()
pick(*order)
