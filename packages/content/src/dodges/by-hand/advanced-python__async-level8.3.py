import asyncio
for ready in asyncio.as_completed([bake(name) for name in orders]):
    await ready
for dish in sorted(orders, key=lambda name: baking[name]):
    player.collect(dish)
    player.move_forward(1)
