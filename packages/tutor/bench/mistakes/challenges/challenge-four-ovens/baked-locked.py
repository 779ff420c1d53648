import asyncio

lock = asyncio.Lock()

async def cook(dish):
    async with lock:
        await bake(dish)
        await serve(dish)

for dish in dishes:
    player.move_forward(3)
    player.turn_left()
    player.open()
    player.turn_right()
await asyncio.gather(*[cook(dish) for dish in dishes])
for dish in dishes:
    player.turn_left()
    player.close()
    player.turn_left()
    player.move_forward(3)
    player.turn_right()
    player.turn_right()
