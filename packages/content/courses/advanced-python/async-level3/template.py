import asyncio

# First the bread, then the soup. How late is it afterwards?
async def main():
    bread = await bake("bread")
    soup = await bake("soup")
    return bread, soup

bread, soup = await main()
