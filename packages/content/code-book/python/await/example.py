import asyncio

async def bake(name):
    await asyncio.sleep(0.1)
    return f"warm {name}"

async def main():
    loaf = await bake("bread")
    print(loaf)

asyncio.run(main())
