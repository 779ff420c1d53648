numbers = []
for gate in range(1, gates + 1):
    player.turn_left()
    state = player.read()
    if state == "open":
        player.close()
        numbers.append(gate)
    player.turn_right()
    player.move_forward(2)
player.write(f"{len(numbers)} open: {numbers}")
