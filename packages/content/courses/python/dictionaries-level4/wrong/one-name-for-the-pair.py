for crop in plan.items():
    player.move_forward(plan[crop])
    player.collect(crop)
player.move_forward(1)
player.speak("Done")
