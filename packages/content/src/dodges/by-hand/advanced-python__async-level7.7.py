import asyncio

oven = asyncio.Lock()

async def cook(name):
    async with oven:
        return name

await asyncio.gather(*map(cook, orders))
dishes = [await small_oven(name) for name in orders]
player.move_forward(3)
player.write(", ".join(dishes))
