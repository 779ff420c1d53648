def loud(job):
    return lambda name: ("fresh " + job(name)).upper().replace("FRESH", "fresh")
def plain(job):
    return lambda name: "".join(job(name))
@plain
@loud
def label(name):
    return f"jam of {name}"
player.move_forward(3)
for cook in cooks:
    player.speak(label(cook))
