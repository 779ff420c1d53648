async def main():
    return [await bake(name) for name in orders]

for dish in await main():
    player.collect(dish)
    player.move_forward(1)
