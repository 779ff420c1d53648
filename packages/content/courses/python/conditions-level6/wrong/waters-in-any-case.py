dry = player.question("Is the bed dry?")
if dry:
    player.turn_right()
    player.collect("canteen")
else:
    player.speak("No water today")
player.move_forward(steps)
player.water()
