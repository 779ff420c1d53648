import asyncio

async def cook(dish):
    await bake(dish)
    print(dish)

await cook("bread")
