def polite(job):
    def wrapper():
        print(word)
        job()
    return wrapper
@polite
def pass_gate():
    player.open()
player.move_forward(3)
player.speak(word)
pass_gate()
