import asyncio
for dish in dishes:
    player.move_forward(3)
    player.turn_left()
    player.open()
    player.turn_right()
await asyncio.gather(*map(bake, dishes))
for dish in dishes:
    await serve(dish)
for dish in dishes:
    player.turn_left()
    player.close()
    player.turn_left()
    player.move_forward(3)
    player.turn_right()
    player.turn_right()
