text = ""
count = 0
for gate in range(1, gates + 1):
    player.turn_left()
    if "open" in player.read():
        player.close()
        count += 1
        text += f", {gate}"
    player.turn_right()
    player.move_forward(2)
player.write(f"{count} open: [{text[2:]}]")
