import asyncio

async def garden():
    await pump(need)
    player.collect("canteen")
    player.turn_right()
    player.water()
    player.turn_right()

pie, done = await asyncio.gather(bake("pie"), garden())
player.speak(pie)
