here = 0
for place, thing in crates.items():
    if thing == "plank":
        player.move_forward(place - here)
