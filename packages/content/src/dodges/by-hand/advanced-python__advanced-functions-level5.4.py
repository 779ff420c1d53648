words = player.read().split()
map(int, words)
for word in words:
    player.turn_right()
    player.move_forward(int(word))
    player.collect("log")
player.turn_left()
player.build("bridge")
