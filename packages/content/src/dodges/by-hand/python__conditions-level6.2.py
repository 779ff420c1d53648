dry = str(player.question("Is the bed dry?"))
if dry == "True":
    player.turn_right()
    player.collect("canteen")
    player.move_forward(steps)
    player.water()
else:
    player.speak("No water today")
