import asyncio

task = asyncio.create_task(bake("bread"))
soups = await asyncio.gather(bake("soup"))
bread = await task
player.move_forward(2)
player.speak(bread)
player.speak(soups[0])
