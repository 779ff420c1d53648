def polite(job):
    def wrapper():
        player.speak(word)
        job()
    return wrapper

def pass_gate():
    player.open()

# polite is above, but nobody uses it. Which line runs last?
player.move_forward(3)
pass_gate
