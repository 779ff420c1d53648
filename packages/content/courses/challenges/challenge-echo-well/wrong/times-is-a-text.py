word = player.read()
player.turn_right()
player.move_forward(4)
player.turn_left()
times = player.read()
player.turn_right()
player.move_forward(4)
player.turn_left()
echo = word
for n in range(times - 1):
    echo += " " + word
player.speak(echo)
player.open()
player.move_forward(3)
player.collect("honey")
