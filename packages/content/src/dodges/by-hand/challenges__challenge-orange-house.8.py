here = 0
for pair in crates.items():
    if crates[pair[0]] == "plank":
        player.move_forward(int(pair[0]) - here)
        here = int(pair[0])
        player.turn_left()
        player.collect("plank")
        player.turn_right()
player.move_forward(lane - here)
player.turn_left()
if hens > 4: player.build("big orange chicken house")
else: player.build("small orange chicken house")
