def fetcher(crop):
    def fetch(steps):
        player.move_forward(steps)
        player.collect(crop)
    return fetch

fetcher("corn")(2)
fetcher("pea")(near)
fetcher("corn")(3)
