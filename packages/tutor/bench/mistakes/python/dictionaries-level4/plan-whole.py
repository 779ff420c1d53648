for crop, steps in plan.items():
    player.move_forward(steps)
    player.collect(plan)
player.move_forward(1)
player.speak("Done")
