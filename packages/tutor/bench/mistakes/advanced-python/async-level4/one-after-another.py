import asyncio

async def main():
    dishes = []
    for name in orders:
        dishes.append(await bake(name))
    return dishes

for dish in await main():
    player.collect(dish)
    player.move_forward(1)
