import asyncio

async def main():
    await asyncio.gather(*[bake(name) for name in orders])
    for dish in ["tart", "bread", "pie"]:
        player.collect(dish)
        player.move_forward(1)

await main()
