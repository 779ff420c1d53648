from functools import wraps

def spoken(job):
    @wraps(job)
    def wrapper():
        player.speak(job())
    return wrapper

@spoken
def motto():
    return "Clover for all"

player.move_forward(4)
motto()
