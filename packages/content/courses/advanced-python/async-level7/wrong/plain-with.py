import asyncio

oven = asyncio.Lock()

async def cook(name):
    with oven:
        return await small_oven(name)

async def main():
    return await asyncio.gather(*map(cook, orders))

dishes = await main()
player.move_forward(3)
player.write(", ".join(dishes))
