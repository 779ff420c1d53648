for place, thing in crates.items():
    pass
here = 0
for place in crates:
    if crates[place] == "plank":
        player.move_forward(int(place) - here)
        here = int(place)
        player.turn_left()
        player.collect("plank")
        player.turn_right()
player.move_forward(lane - here)
player.turn_left()
if hens > 4:
    player.build("big orange chicken house")
else:
    player.build("small orange chicken house")
