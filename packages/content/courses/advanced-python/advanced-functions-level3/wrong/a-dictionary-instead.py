def label(facts):
    parts = (f"{key}={value}" for key, value in facts.items())
    player.write(", ".join(parts))

label({"crop": "corn", "rows": 3})
player.turn_right()
player.move_forward(2)
label(card)
