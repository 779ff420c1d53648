plan.remove("weed")
for task in range(today):
    player.collect(plan[task])
    player.move_forward(1)
player.speak(plan[today])
