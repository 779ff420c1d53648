import { describe, expect, test } from '@jest/globals';
import { Sprite, fromGrid } from './sprite.ts';

const rowsOf = (sprite: Sprite) =>
  Array.from({ length: sprite.height }, (_, y) =>
    sprite.cells.slice(y * sprite.width, (y + 1) * sprite.width).join(''),
  );

describe('Sprite', () => {
  test('paints rows of keys, leaves dots and blanks alone, erases with an underscore', () => {
    const sprite = new Sprite(3, 2, 'w').grid('k. \n_WW');
    expect(rowsOf(sprite)).toEqual(['kww', '.WW']);
  });

  test('ignores what falls outside', () => {
    expect(rowsOf(new Sprite(2, 2).rect(-1, -1, 2, 2, 'k'))).toEqual(['k.', '..']);
    expect(new Sprite(2, 2).get(2, 0)).toBe('.');
  });

  test('outlines what is solid, even over its shadow', () => {
    const sprite = fromGrid(4, 3, '....\n.W%.\n....').outline();
    expect(rowsOf(sprite)).toEqual(['.k..', 'kWk.', '.k..']);
  });

  test('puts a shadow only under the picture', () => {
    expect(rowsOf(fromGrid(3, 1, '.W.').shadow(1, 0, 1.5, 1))).toEqual(['%W%']);
  });

  test('flips, crops and recolours into new sprites', () => {
    const sprite = fromGrid(3, 1, 'kW.');
    expect(rowsOf(sprite.flip())).toEqual(['.Wk']);
    expect(rowsOf(sprite.crop(1, 0, 2, 1))).toEqual(['W.']);
    expect(rowsOf(sprite.recolour({ W: 'S' }))).toEqual(['kS.']);
    expect(rowsOf(sprite)).toEqual(['kW.']);
  });
});
