def twice(job):
    def wrapper():
        job()
        job()
    return wrapper

def pick():
    player.collect("cherry")

twice(pick)
player.move_forward(2)
for pair in range(pairs):
    pick()
