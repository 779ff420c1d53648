def repeat(n):
    def decorator(job):
        def wrapper(name):
            return job(name) * cheers
        return wrapper
    return decorator
@repeat(cheers)
def cheer(name):
    return name + "!"
player.move_forward(2)
player.speak(cheer(winner))
