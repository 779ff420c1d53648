import asyncio

async def main():
    return await asyncio.gather(bake("bread"), bake("soup"))

bread, soup = await main()
player.move_forward(2)
player.speak(bread)
player.speak(soup)
