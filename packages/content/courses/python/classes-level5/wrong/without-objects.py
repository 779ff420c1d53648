hens = []
player.move_forward(2)
for name, eggs in records:
    hens.append(name)
    player.speak(name)
