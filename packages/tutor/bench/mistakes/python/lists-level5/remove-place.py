plan.remove(1)
for task in range(today):
    crop = plan.pop(0)
    player.collect(crop)
    player.move_forward(1)
player.speak(plan[0])
