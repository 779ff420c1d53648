import asyncio

async def main():
    jobs = [bake(name) for name in orders]
    for ready in asyncio.as_completed(jobs):
        player.collect(ready)
        player.move_forward(1)

await main()
