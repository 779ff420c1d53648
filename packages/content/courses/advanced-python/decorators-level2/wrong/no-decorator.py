def polite(job):
    def wrapper():
        player.speak(word)
        job()
    return wrapper

def pass_gate():
    player.open()

player.move_forward(3)
pass_gate()
