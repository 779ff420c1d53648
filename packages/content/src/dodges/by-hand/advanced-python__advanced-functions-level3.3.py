def label(**facts):
    player.write(str(facts))
label(crop="corn", rows=3)
player.turn_right()
player.move_forward(2)
player.write(str(card))
