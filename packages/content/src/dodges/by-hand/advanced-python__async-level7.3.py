import asyncio
oven = asyncio.Lock()
done = []
async def cook():
    async with oven:
        for name in orders:
            done.append(await small_oven(name))
await asyncio.gather(cook())
player.move_forward(3)
player.write(", ".join(done))
