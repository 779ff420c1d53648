def repeat(n):
    def decorator(job):
        def wrapper(name):
            text = job(name)
            return text * n
        return wrapper(n)
    return decorator

@repeat(cheers)
def cheer(name):
    return name + "!"

player.move_forward(2)
player.speak(cheer(winner))
