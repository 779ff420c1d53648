player.collect("canteen")
for bed in range(beds):
    player.turn_left()
    player.water()
    player.turn_right()
    player.move_forward(1)
player.speak("All wet")
