plan.remove("weed")
for task in range(today):
    crop = [plan[0]].pop(0)
    del plan[0]
    player.collect(crop)
    player.move_forward(1)
player.speak(plan[0])
