from functools import wraps

def spoken(job):
    @wraps
    def wrapper():
        player.speak(job())
    return wrapper

@spoken
def motto():
    return slogan

player.move_forward(4)
motto()
