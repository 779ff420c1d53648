def fetcher(crop):
    def fetch(steps):
        player.move_forward(steps)
        player.collect(crop)
    return fetch
corn = fetcher("corn")
pea = fetcher("pea")

for steps, crop in [(2, "corn"), (near, "pea"), (3, "corn")]:
    player.move_forward(steps)
    player.collect(crop)
