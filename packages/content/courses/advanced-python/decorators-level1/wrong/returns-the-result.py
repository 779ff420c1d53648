def twice(job):
    def wrapper():
        job()
        job()
    return wrapper()

def pick():
    player.collect("cherry")

player.move_forward(2)
pick = twice(pick)
for pair in range(pairs):
    pick()
