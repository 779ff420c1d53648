import asyncio

await asyncio.sleep(5)
player.move_forward(2)
player.speak("bread")
player.speak("soup")
