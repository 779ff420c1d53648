dry = player.question("Is the bed dry?")
if dry:
    player.turn_right()
    player.collect("canteen")
    player.move_forward(steps)
    player.water()
else not dry:
    player.speak("No water today")
