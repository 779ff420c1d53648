import asyncio

async def cook(name):
    oven = asyncio.Lock()
    async with oven:
        dish = await small_oven(name)
    return dish

async def main():
    return await asyncio.gather(*map(cook, orders))

dishes = await main()
player.move_forward(3)
player.write(", ".join(dishes))
