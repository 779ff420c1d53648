import asyncio

# The pie first, then the pump. How late is it at the end?
async def main():
    pie = await bake("pie")
    await pump(need)

await main()
