import asyncio

async def main():
    jobs = [bake(name) for name in orders]
    for dish in await asyncio.gather(*jobs):
        player.collect(dish)
        player.move_forward(1)

await main()
