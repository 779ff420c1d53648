import asyncio

soup = asyncio.create_task(bake("soup"))
bread = (await asyncio.gather(bake("bread")))[0]
soup = (await asyncio.gather(soup))[0]
player.move_forward(2)
player.speak(bread)
player.speak(soup)
