import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { TILESETS } from '@burrow/art';
import { BlockedTiles } from './blocked-tiles.ts';
import { composeMap } from './compose-map.ts';
import type { Composition } from './composition.types.ts';
import { TiledMapSchema, type TiledMap } from '../schema/tiled-map.schema.ts';
import { readCompositions } from './read-compositions.ts';

const small = (more: Partial<Composition>): Composition => ({
  level: 'test',
  seed: 1,
  floor: ['.....', '.....', '.....', '.....'],
  stamps: [],
  ...more,
});

const layer = (composition: Composition, name: string) => {
  const found = composeMap(composition).layers.find(each => each.name === name);
  return found && 'data' in found ? found.data : [];
};

/** What a map shows and blocks, however its tilesets are numbered. */
function shown({ layers, tilesets }: TiledMap) {
  const nameOf = (gid: number): string => {
    const tileset = tilesets.findLast(({ firstgid }) => firstgid <= gid);
    return tileset ? `${tileset.source} ${gid - tileset.firstgid}` : '';
  };
  return layers.map(each => ('data' in each ? each.data.map(nameOf) : each.objects));
}

describe('committed maps', () => {
  test.each(readCompositions())('$level is what its composition produces (npm run compose)', composition => {
    const file = new URL(`../../courses/${composition.level}/map.tmj`, import.meta.url);
    const committed = TiledMapSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    expect(
      JSON.stringify(shown(committed)) ===
        JSON.stringify(shown(TiledMapSchema.parse(composeMap(composition)))),
    ).toBe(true);
  });
});

describe('a composed map', () => {
  test('has crowns above the animal, trunks below, and blocks only at the trunk', () => {
    const composition = small({ stamps: [['tree-0', 1, 0]] });
    const above = layer(composition, 'top_layer');
    expect(above.filter(gid => gid > 0).length).toBeGreaterThanOrEqual(4);
    expect(above.slice(10).every(gid => gid === 0)).toBe(true);
    expect(layer(composition, 'ground_details')[12]).toBeGreaterThan(TILESETS.ground.tiles);
    expect(composeMap(composition).layers.at(-1)).toMatchObject({
      name: 'collisions',
      objects: [{ x: 32, y: 32, width: 16, height: 16 }],
    });
  });

  test('accepts things that extend beyond its edges', () => {
    const map = composeMap(small({ stamps: [['tree-0', -2, -2]] }));
    expect(map.layers.at(-1)).toMatchObject({ objects: [] });
  });

  test('names the tilesets that it uses, with room for all their tiles', () => {
    const { tilesets } = composeMap(small({ floor: ['.dw#', '....', '....'] }));
    expect(tilesets.map(({ source }) => source.replace(/.*\//, ''))).toEqual([
      'ground.tsj',
      'dirt.tsj',
      'water.tsj',
      'fence.tsj',
    ]);
    expect(tilesets[1]?.firstgid).toBe(TILESETS.ground.tiles + 1);
  });

  test('refuses unknown letters, uneven rows and too many things in one place', () => {
    expect(() => composeMap(small({ floor: ['..', '.?'] }))).toThrow(
      'test: no letter "?" (1,1) in the legend',
    );
    expect(() => composeMap(small({ floor: ['..', '.'] }))).toThrow('row 1 has 1 letters, not 2');
    const bush = ['bush', 1, 1] as const;
    expect(() => composeMap(small({ stamps: [bush, bush, bush] }))).toThrow(
      'at 1,1 lie too many things over each other (standing)',
    );
  });
});

test('rectangles cover the blocked tiles and nothing else', () => {
  const picture = ['##..#', '##.##', '.###.', '#...#'];
  const blocked = new BlockedTiles(5, 4);
  picture.forEach((row, y) => [...row].forEach((letter, x) => letter === '#' && blocked.add(x, y)));
  const covered = picture.map(row => [...row].map(() => 0));
  for (const [left, top, width, height] of blocked.rects())
    for (let y = top / 16; y < (top + height) / 16; y++)
      for (let x = left / 16; x < (left + width) / 16; x++) covered[y]![x]! += 1;
  expect(covered.map(row => row.map(count => '.#'[count] ?? '?').join(''))).toEqual(picture);
});
