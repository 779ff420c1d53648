def loud(job):
    return lambda name: job(name).upper()

def fresh(job):
    return lambda name: "fresh " + job(name)

@loud
@fresh
def label(name):
    return f"jam of {name}"

player.move_forward(3)
for cook in cooks:
    text = label(cook)
    player.speak(text)
