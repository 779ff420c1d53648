import asyncio

# First the bread, then the soup. What time is it at the end?
async def main():
    bread = await bake("bread")
    soup = await bake("soup")
    return bread, soup

bread, soup = await main()
