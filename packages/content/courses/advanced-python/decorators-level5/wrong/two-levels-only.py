def repeat(job):
    def wrapper(name):
        return job(name) * cheers
    return wrapper

@repeat(cheers)
def cheer(name):
    return name + "!"

player.move_forward(2)
player.speak(cheer(winner))
