for task in range(today):
    crop = plan.pop()
    player.collect(crop)
    player.move_forward(1)
player.speak(plan[0])

# Run me first. Which line stops the program? Then fix it.
