import asyncio

async def main():
    for dish in await asyncio.gather(*[bake(name) for name in orders]):
        player.collect(dish)
        player.move_forward(1)

await main()
