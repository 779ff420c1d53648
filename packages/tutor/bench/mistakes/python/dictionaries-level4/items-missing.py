for crop, steps in plan:
    player.move_forward(steps)
    player.collect(crop)
player.move_forward(1)
player.speak("Done")
