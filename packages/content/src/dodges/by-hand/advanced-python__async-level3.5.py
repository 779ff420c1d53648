import asyncio
async def main():
    player.move_forward(2)
    both = await asyncio.gather(bake("bread"), bake("soup"))
    for name in ["bread", "soup"]: player.speak(name)
    return both
x = await main()
