def fetcher(crop):
    def fetch(steps):
        return (crop, steps)[0]
    return fetch
corn = fetcher("corn")
pea = fetcher("pea")
for crop, steps in [(corn(2), 2), (pea(1), near), (corn(3), 3)]:
    player.move_forward(steps)
    player.collect("pea" if steps == near and crop == "pea" else "corn")
