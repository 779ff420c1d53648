import asyncio
await asyncio.gather(bake("bread"), bake("soup"))
player.move_forward(2)
player.speak("bread")
player.speak("soup")
