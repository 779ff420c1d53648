def fresh(job):
    return lambda name: "fresh " + job(name).upper()
@fresh
def label(name):
    return f"jam of {name}"
player.move_forward(3)
for cook in cooks:
    player.speak(label(cook))
