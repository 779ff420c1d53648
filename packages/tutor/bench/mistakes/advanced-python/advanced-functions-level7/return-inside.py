def fetcher(crop):
    def fetch(steps):
        player.move_forward(steps)
        player.collect(crop)
        return fetch

corn = fetcher("corn")
pea = fetcher("pea")
corn(2)
pea(near)
corn(3)
