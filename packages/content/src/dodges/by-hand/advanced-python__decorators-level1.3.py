def twice(job):
    def wrapper():
        job()
    return wrapper

def pick():
    player.collect("cherry")

pick = twice(pick)
player.move_forward(2)
for n in range(pairs * 2):
    pick()
