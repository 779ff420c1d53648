import asyncio

oven = asyncio.Lock()

async def cook(name):
    async with oven:
        return await small_oven(name)

dishes = await asyncio.gather(*[cook(name) for name in orders])
player.move_forward(3)
player.write(", ".join(dishes))
