found = []
for kg in weights:
    if kg > limit:
        found.append(kg)
    if len(found) == 2:
        break
player.move_forward(3)
player.speak(f"{found[0]} {found[1]}")
