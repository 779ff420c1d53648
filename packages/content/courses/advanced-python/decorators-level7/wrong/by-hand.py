def label(name):
    return "fresh " + f"jam of {name}".upper()

player.move_forward(3)
for cook in cooks:
    player.speak(label(cook))
