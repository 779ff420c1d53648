import { describe, expect, test } from '@jest/globals';
import { PNG } from 'pngjs';
import { ANIMALS } from '../characters/names.ts';
import { COLOURS } from '../palette.ts';
import { TILESETS } from '../tilesets/tilesets.ts';
import { buildFiles } from './output.ts';
import type { AtlasData } from './pack.ts';
import { REQUIRED_OBJECTS } from './required-objects.fixture.ts';

const files = new Map(buildFiles());
const bytes = (path: string) => Buffer.from(files.get(path) ?? '');
const atlas = (name: string) => JSON.parse(bytes(`${name}.json`).toString()) as AtlasData;
const pngs = [...files.keys()].filter(path => path.endsWith('.png'));
const KB = 1024;

describe('the build', () => {
  test('produces the same bytes each time', () => {
    for (const [path, content] of buildFiles()) expect(Buffer.from(content).equals(bytes(path))).toBe(true);
  });

  test.each(pngs)('%s uses the palette and nothing else', path => {
    const allowed = new Set([...COLOURS.values()].map(colour => colour.join()));
    const { data } = PNG.sync.read(bytes(path));
    const found = new Set<string>();
    for (let i = 0; i < data.length; i += 4) if (data[i + 3]) found.add(data.subarray(i, i + 4).join());
    expect(found.size).toBeGreaterThan(3);
    expect([...found].filter(colour => !allowed.has(colour))).toEqual([]);
  });

  test('stays small', () => {
    expect(bytes('characters.png').length).toBeLessThan(40 * KB);
    expect(bytes('objects.png').length).toBeLessThan(80 * KB);
    for (const name of Object.keys(TILESETS))
      expect(bytes(`tilesets/${name}.png`).length).toBeLessThan(40 * KB);
  });

  test('each tileset file describes its picture', () => {
    for (const [name, info] of Object.entries(TILESETS)) {
      const tileset = JSON.parse(bytes(`tilesets/${name}.tsj`).toString()) as Record<string, number>;
      const { width, height } = PNG.sync.read(bytes(`tilesets/${name}.png`));
      expect(tileset).toMatchObject({
        name,
        type: 'tileset',
        image: `${name}.png`,
        tilewidth: 16,
        tileheight: 16,
      });
      expect(tileset).toMatchObject({ imagewidth: width, imageheight: height, tilecount: info.tiles });
      expect((width / 16) * (height / 16)).toBe(info.tiles);
    }
  });
});

describe.each(['characters', 'objects'])('atlas %s', name => {
  const { frames, meta } = atlas(name);
  const { data, width, height } = PNG.sync.read(bytes(`${name}.png`));

  test('every frame is inside and shows something', () => {
    expect(meta).toMatchObject({ image: `${name}.png`, size: { w: width, h: height } });
    for (const [key, { frame }] of Object.entries(frames)) {
      expect(frame.x + frame.w).toBeLessThanOrEqual(width);
      expect(frame.y + frame.h).toBeLessThanOrEqual(height);
      let painted = 0;
      for (let y = frame.y; y < frame.y + frame.h; y++)
        for (let x = frame.x; x < frame.x + frame.w; x++) if (data[(y * width + x) * 4 + 3]) painted++;
      expect(`${key} ${painted > 0}`).toBe(`${key} true`);
    }
  });

  test('no two frames overlap', () => {
    let overlaps = 0;
    const owners = new Uint16Array(width * height);
    Object.values(frames).forEach(({ frame }, index) => {
      for (let y = frame.y; y < frame.y + frame.h; y++)
        for (let x = frame.x; x < frame.x + frame.w; x++) {
          if (owners[y * width + x]) overlaps++;
          owners[y * width + x] = index + 1;
        }
    });
    expect(overlaps).toBe(0);
  });
});

describe('names', () => {
  test('every animal walks in four directions and acts', () => {
    const { frames } = atlas('characters');
    const walking = ['down', 'left', 'right', 'up'].flatMap(way =>
      [0, 1, 2, 3].map(frame => `${way}/${frame}`),
    );
    const acting = ['use', 'carry', 'cheer', 'dizzy'].flatMap(act => [0, 1].map(frame => `${act}/${frame}`));
    const expected = ANIMALS.flatMap(name =>
      [...walking, ...acting].map(key => `${name.toLowerCase()}/${key}`),
    );
    expect(Object.keys(frames).toSorted()).toEqual(expected.toSorted());
    expect(frames['owl/use/1']?.frame).toMatchObject({ w: 16, h: 24 });
  });

  test('every promised thing is there', () => {
    const { frames } = atlas('objects');
    expect(REQUIRED_OBJECTS.filter(name => !frames[name])).toEqual([]);
  });

  test.each([
    ['small-red-chicken-house', 32, 48],
    ['small-green-chicken-house', 32, 48],
    ['big-blue-chicken-house', 48, 48],
    ['gate-closed', 32, 64],
    ['gate-open', 32, 64],
    ['gate-side-closed', 32, 64],
    ['gate-side-open', 32, 64],
    ['chest-closed', 16, 16],
    ['chest-open', 16, 16],
    ['pole', 16, 96],
    ['pole-rgbgr', 16, 96],
    ['shelf', 32, 32],
    ['shelf-filled', 32, 32],
    ['rack', 32, 32],
    ['rack-filled', 32, 32],
  ])('the frame of %s is %i by %i, with its drawing on the lower edge', (name, w, h) => {
    const { frame, sourceSize, spriteSourceSize } = atlas('objects').frames[name] ?? {};
    expect(sourceSize ?? frame).toMatchObject({ w, h });
    if (spriteSourceSize) {
      expect(spriteSourceSize.y + spriteSourceSize.h).toBe(h);
      expect(spriteSourceSize).toMatchObject({ x: (w - (frame?.w ?? 0)) / 2, w: frame?.w, h: frame?.h });
    }
  });

  test('every animal has a portrait, the site its logo', () => {
    for (const name of ANIMALS)
      expect(bytes(`portraits/${name}.svg`).toString()).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(bytes('logo.svg').toString()).toContain('crispEdges');
    expect(bytes('favicon.svg').toString()).toContain('viewBox="0 0 16 16"');
  });
});
