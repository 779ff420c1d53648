import asyncio

# All three want to use the one oven. Which line does the error come from?
async def cook(name):
    return await small_oven(name)

async def main():
    return await asyncio.gather(*map(cook, orders))

dishes = await main()
# Then write the dishes on the board, with ", " between them.
