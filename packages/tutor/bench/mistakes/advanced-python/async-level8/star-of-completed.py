import asyncio

jobs = []
for order in orders:
    jobs.append(bake(order))
for ready in asyncio.as_completed(*jobs):
    dish = await ready
    player.collect(dish)
    player.move_forward(1)
