def twice(job):
    def wrapper():
        job()
        job()
    return wrapper

def pick():
    player.collect("cherry")

pick = twice(pick)
player.move_forward(2)
for cherry in range(pairs * 2):
    player.collect("cherry")
