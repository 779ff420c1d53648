import asyncio

dishes = await asyncio.gather(bake("bread"), bake("soup"))
player.move_forward(2)
player.speak(dishes)
