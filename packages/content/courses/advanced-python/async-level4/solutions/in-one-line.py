import asyncio

dishes = await asyncio.gather(*[bake(name) for name in orders])
for dish in dishes:
    player.collect(dish)
    player.move_forward(1)
