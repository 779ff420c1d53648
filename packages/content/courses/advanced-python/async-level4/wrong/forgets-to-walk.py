import asyncio

async def main():
    jobs = [bake(name) for name in orders]
    return await asyncio.gather(*jobs)

for dish in await main():
    player.collect(dish)
player.move_forward(1)
