import asyncio

lock = asyncio.Lock()

async def cook(dish):
    await bake(dish)
    async with lock:
        await serve(dish)

for dish in dishes:
    player.move_forward(3)
    player.turn_left()
    player.open()
    player.turn_right()
await asyncio.gather(*map(cook, dishes))
