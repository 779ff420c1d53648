import type { BrowserContext } from '@playwright/test';

const SIZE = { width: 40, height: 30 };
const ROW = 15;
const START = 2;
/** Tiles from the start to the end of the way. */
export const WAY = 34;

interface Layer {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly data: readonly number[];
}

interface Item {
  readonly position: readonly [number, number];
}

interface Level {
  readonly map: { readonly width: number; readonly height: number; readonly layers: readonly Layer[] };
  readonly items: readonly Item[];
}

/** Repeats the layer until it fills the size; nothing blocks the row that is walked. */
function widen(layer: Layer): Layer {
  const data = Array.from({ length: SIZE.width * SIZE.height }, (_, index) => {
    const [column, row] = [index % SIZE.width, Math.floor(index / SIZE.width)];
    if (layer.name === 'collisions' && row === ROW) return 0;
    return layer.data[(row % layer.height) * layer.width + (column % layer.width)] ?? 0;
  });
  return { ...layer, ...SIZE, data };
}

/** Puts an item on each part of the map, except in the row that is walked. */
function spread({ map, items }: Level): Item[] {
  const copies = items.flatMap(item =>
    [0, 1].flatMap(across =>
      [0, 1].map(down => {
        const [column, row] = item.position;
        return { ...item, position: [column + across * map.width, row + down * map.height] as const };
      }),
    ),
  );
  return copies.filter(
    ({ position: [column, row] }) => column < SIZE.width && row < SIZE.height && row !== ROW,
  );
}

/** Answers the call for a level with the same level, its map extended to 40x30 tiles. Everything else is the product's. */
export async function serveWideLevel(context: BrowserContext): Promise<void> {
  await context.route('**/api/level/data/**', async route => {
    const answer = await route.fetch();
    const level = (await answer.json()) as Level;
    const map = { ...level.map, ...SIZE, layers: level.map.layers.map(widen) };
    const wide = { ...level, start: [START, ROW], map, items: spread(level) };
    await route.fulfill({ response: answer, json: wide });
  });
}
