_MINUTES = {"bread": 3, "soup": 5, "pie": 6, "tart": 2, "cake": 4}
_baking = []


async def bake(name):
    await asyncio.sleep(_MINUTES.get(name, 1))
    return name


async def pump(minutes):
    await asyncio.sleep(minutes)


async def small_oven(name):
    if _baking:
        raise RuntimeError("the oven is full")
    _baking.append(name)
    try:
        return await bake(name)
    finally:
        _baking.remove(name)
