numbers = []
number = 1
for gate in range(gates):
    player.turn_left()
    label = player.read()
    if "open" in label:
        player.close()
    numbers.append(number)
    player.turn_right()
    player.move_forward(2)
    number += 1
player.write(f"{len(numbers)} open: {numbers}")
