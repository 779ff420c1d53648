import asyncio

async def cook(dish):
    lock = asyncio.Lock()
    await bake(dish)
    async with lock:
        await serve(dish)

for d in dishes:
    player.move_forward(3)
    player.turn_left()
    player.open()
    player.turn_right()

jobs = [cook(d) for d in dishes]
await asyncio.gather(*jobs)

player.turn_left()
for d in dishes:
    player.close()
    player.turn_left()
    player.move_forward(3)
    player.turn_right()
