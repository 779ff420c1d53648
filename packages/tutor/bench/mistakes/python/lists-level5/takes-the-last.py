plan.remove("weed")
for task in range(today):
    crop = plan.pop()
    player.collect(crop)
    player.move_forward(1)
next_crop = plan[0]
player.speak(next_crop)
