import asyncio

# The pie first, then the pump. What time is it at the end?
async def main():
    pie = await bake("pie")
    await pump(need)

await main()
