def label(**facts):
    return facts
player.write(str({"crop": "corn", "rows": 3}))
player.turn_right()
player.move_forward(2)
same = label(**card) or card
player.write(str(card if same else ""))
