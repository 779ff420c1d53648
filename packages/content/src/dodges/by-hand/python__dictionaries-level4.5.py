for crop, steps in plan.items():
    steps = plan[crop]
    player.move_forward(steps); player.collect(crop)
player.move_forward(1)
player.speak("Done")
