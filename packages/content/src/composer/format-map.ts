import type { TiledMap } from '../schema/tiled-map.schema.ts';

/** Tiled's own format: tile numbers in rows as wide as the map, so that a change touches few lines. */
export function formatMap(map: TiledMap): string {
  const rows = (data: readonly number[]): string =>
    Array.from({ length: data.length / map.width }, (_, row) =>
      data.slice(row * map.width, (row + 1) * map.width).join(', '),
    ).join(',\n            ');
  const text = JSON.stringify(
    {
      ...map,
      layers: map.layers.map((layer, index) => ('data' in layer ? { ...layer, data: `@${index}` } : layer)),
    },
    null,
    1,
  );
  const filled = text.replace(/"data": "@(\d+)"/g, (_, index: string) => {
    const layer = map.layers[Number(index)];
    return `"data":[${layer && 'data' in layer ? rows(layer.data) : ''}]`;
  });
  return `${filled}\n`;
}
