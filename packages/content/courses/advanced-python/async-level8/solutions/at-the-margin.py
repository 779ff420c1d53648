import asyncio

for ready in asyncio.as_completed([bake(name) for name in orders]):
    dish = await ready
    player.collect(dish)
    player.move_forward(1)
