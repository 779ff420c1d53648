player.collect("canteen")
for (int bed = 0; bed < beds; bed += 1):
    player.move_forward(1)
    player.turn_left()
    player.water()
    player.turn_right()
player.speak("All wet")
