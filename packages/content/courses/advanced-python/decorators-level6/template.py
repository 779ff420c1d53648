def spoken(job):
    def wrapper():
        player.speak(job())
    return wrapper

@spoken
def motto():
    return slogan

# The programme lists functions by their names. What is the name of motto?
print(motto.__name__)
