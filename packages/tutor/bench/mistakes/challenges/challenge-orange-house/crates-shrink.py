here = 0
for place, thing in crates.items():
    if thing == "plank":
        player.move_forward(int(place) - here)
        here = int(place)
        player.turn_left()
        player.collect("plank")
        crates.pop(place)
        player.turn_right()
player.move_forward(lane - here)
player.turn_left()
if hens > 4:
    player.build("big orange chicken house")
else:
    player.build("small orange chicken house")
