numbers = []
for gate in range(1, gates + 1):
    player.turn_left()
    if "open" in player.read():
        player.close()
        numbers.append(gate)
    player.turn_right()
    player.move_forward(2)
player.write(f"{len(numbers)} open: {numbers}")
