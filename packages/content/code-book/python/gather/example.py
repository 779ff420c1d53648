import asyncio

async def bake(name):
    print(name, "goes in")
    await asyncio.sleep(0.1)
    return f"warm {name}"

async def main():
    print(await asyncio.gather(bake("bread"), bake("pie")))

asyncio.run(main())
