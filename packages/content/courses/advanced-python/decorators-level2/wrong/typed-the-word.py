def polite(job):
    def wrapper():
        player.speak("Please")
        job()
    return wrapper

@polite
def pass_gate():
    player.open()

player.move_forward(3)
pass_gate()
