def repeat(n):
    def decorator(job):
        return lambda name: job(name) * n
    return decorator

@repeat(cheers)
def cheer(name):
    return name + "!"

player.move_forward(2)
player.speak(cheer(winner))
