import asyncio

async def cook():
    dishes = await asyncio.gather([bake("bread"), bake("soup")])
    return dishes

bread, soup = await cook()
player.move_forward(2)
player.speak(bread)
player.speak(soup)
