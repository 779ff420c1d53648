import asyncio

async def main():
    jobs = [bake(name) for name in orders]
    for ready in asyncio.as_completed(*jobs):
        dish = await ready
        player.collect(dish)
        player.move_forward(1)

await main()
