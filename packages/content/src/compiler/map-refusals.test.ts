import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { rmSync } from 'node:fs';
import { copyFirstLevel } from '../testing/course-copy.ts';
import type { CourseCopy } from '../testing/course-copy.ts';
import { compileContent } from './compile-content.ts';
import { showProblem } from './problem.ts';

let course: CourseCopy;
const problems = () => compileContent(course.root).problems.map(showProblem);
const LEVEL = 'python/intro-level1';

beforeEach(() => {
  course = copyFirstLevel();
});
afterEach(() => rmSync(course.root, { recursive: true }));

interface MapFile {
  width: number;
  tilesets: { firstgid: number; source: string }[];
  layers: { name: string; width: number; data?: number[]; objects?: Record<string, unknown>[] }[];
}

const editMap = (change: (map: MapFile) => void) =>
  course.edit('map.tmj', value => change(value as unknown as MapFile));

describe('the compiler refuses a map', () => {
  test('whose layer is too short', () => {
    editMap(map => map.layers[1]!.data!.pop());
    expect(problems()).toEqual([`${LEVEL}/map.tmj: layers.ground_layer.data: has 279 tiles, not 280`]);
  });

  test('whose layer has another size', () => {
    editMap(map => (map.layers[1]!.width = 19));
    expect(problems()[0]).toBe(`${LEVEL}/map.tmj: layers.ground_layer: is 19 x 14 tiles, the map 20 x 14`);
  });

  test('with a tile of no tileset', () => {
    editMap(map => (map.layers[2]!.data![7] = 9_999));
    expect(problems()).toEqual([
      `${LEVEL}/map.tmj: layers.ground_details.data: tile 9999 belongs to no tileset`,
    ]);
  });

  test('whose tilesets overlap', () => {
    editMap(map => (map.tilesets[1]!.firstgid = 5));
    expect(problems()).toContain(
      `${LEVEL}/map.tmj: tilesets: dirt starts at 5, where ground still has tiles`,
    );
  });

  test('with a tileset from somewhere else', () => {
    editMap(map => (map.tilesets[0]!.source = '../lava.tsj'));
    expect(problems()[0]).toMatch(/map\.tmj: tilesets\.0\.source: \.\.\/lava\.tsj is no tileset/);
  });

  test('that lacks a layer', () => {
    editMap(map => map.layers.splice(3, 1));
    expect(problems()).toEqual([expect.stringContaining(`${LEVEL}/map.tmj: layers: must be ground_tiles, `)]);
  });

  test('with a layer of another name, infinite, or with compressed data', () => {
    editMap(map => (map.layers[0]!.name = 'grass'));
    expect(problems()[0]).toContain(`${LEVEL}/map.tmj: layers.0.name`);
    editMap(map => Object.assign(map, { infinite: true }));
    expect(problems().join()).toContain(`${LEVEL}/map.tmj: infinite`);
    editMap(map => Object.assign(map.layers[1]!, { data: 'eJxj' }));
    expect(problems().join()).toContain(`${LEVEL}/map.tmj: layers.1.data`);
  });

  test('with duplicate ids and collisions beyond its edge', () => {
    editMap(map => {
      const objects = map.layers.at(-1)!.objects!;
      Object.assign(objects[0]!, { x: -16 });
      Object.assign(objects[1]!, { id: objects[0]!['id'] });
    });
    expect(problems()).toEqual([
      `${LEVEL}/map.tmj: layers.collisions.objects: two have the same id`,
      `${LEVEL}/map.tmj: layers.collisions.objects.1: lies beyond the map`,
    ]);
  });

  test.each(['ellipse', 'capsule', 'point'])('a collision is not a rectangle but a shape (%s)', shape => {
    editMap(map => Object.assign(map.layers[6]?.objects?.[0] ?? {}, { [shape]: true }));
    expect(problems()).toEqual([
      `${LEVEL}/map.tmj: layers.6.objects.0.${shape}: an object of collisions must be a plain rectangle`,
    ]);
  });

  test('a layer was moved in Tiled', () => {
    editMap(map => Object.assign(map.layers[1] ?? {}, { offsetx: 16 }));
    expect(problems()[0]).toContain(`${LEVEL}/map.tmj: layers.1.offsetx`);
  });
});
