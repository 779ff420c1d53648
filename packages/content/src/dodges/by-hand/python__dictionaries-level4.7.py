for crop, steps in plan.items():
    pass
for crop in plan:
    player.move_forward(plan[crop])
    player.collect(crop)
player.move_forward(1)
player.speak("Done")
