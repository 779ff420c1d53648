words = player.read().split()
numbers = list(map(int, words))
for steps in words[:len(numbers)]:
    player.turn_right()
    player.move_forward(int(steps))
    player.collect("log")
player.turn_left()
player.build("bridge")
