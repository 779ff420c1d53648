def spoken(job):
    def wrapper():
        player.speak(job())
    wrapper.__name__ = "motto"
    return wrapper

@spoken
def motto():
    return slogan

player.move_forward(4)
motto()
