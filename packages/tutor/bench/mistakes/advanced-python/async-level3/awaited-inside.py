import asyncio

async def main():
    return asyncio.gather(await bake("bread"), await bake("soup"))

bread, soup = await main()
player.move_forward(2)
player.speak(bread)
player.speak(soup)
