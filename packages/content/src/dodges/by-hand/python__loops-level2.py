player.collect("canteen")
for bed in range(3):
    player.move_forward(1)
    player.turn_left()
    player.water()
    player.turn_right()
player.speak("All wet")
