def repeat(n):
    def decorator(job):
        def wrapper(name):
            return job(name) * n
        return wrapper
    return decorator

@repeat
def cheer(name):
    return name + "!"

# Something is missing after @repeat. Which line stops?
player.move_forward(2)
player.speak(cheer(winner))
