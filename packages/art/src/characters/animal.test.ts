import { describe, expect, test } from '@jest/globals';
import { drawAction, drawWalk } from './animal.ts';
import { ANIMALS } from './names.ts';
import { ACTIONS, DIRECTIONS } from './pose.ts';

describe('animals', () => {
  test.each(DIRECTIONS)('all 24 differ looking %s', direction => {
    const pictures = ANIMALS.map(name => drawWalk(name, direction, 0).cells.join(''));
    expect(new Set(pictures).size).toBe(24);
  });

  test.each(DIRECTIONS)('no two are close to each other in shape and colour looking %s', direction => {
    const pictures = ANIMALS.map(name => drawWalk(name, direction, 0));
    pictures.forEach((one, i) =>
      pictures.slice(i + 1).forEach((other, j) => {
        const differing = one.cells.filter((key, index) => key !== other.cells[index]).length;
        const pair = `${ANIMALS[i]} and ${ANIMALS[i + 1 + j]}: ${differing > 40}`;
        expect(pair).toBe(pair.replace(/false$/, 'true'));
      }),
    );
  });

  test.each(ANIMALS)('%s steps, acts, and stands on the ground', name => {
    const walk = [0, 1, 3].map(frame => drawWalk(name, 'down', frame).cells.join(''));
    expect(new Set(walk).size).toBe(3);
    const acts = ACTIONS.flatMap(action =>
      [0, 1].map(frame => drawAction(name, action, frame).cells.join('')),
    );
    expect(new Set([...acts, walk[0]]).size).toBe(9);
    for (const direction of DIRECTIONS) {
      const feet = drawWalk(name, direction, 0).crop(0, 21, 16, 1).cells;
      expect(feet.some(key => key !== '.' && key !== '%')).toBe(true);
    }
  });

  test('the light stays on the left when an animal turns left', () => {
    const left = drawWalk('Rabbit', 'left', 0);
    expect(left.cells).not.toEqual(drawWalk('Rabbit', 'right', 0).flip().cells);
    const silhouette = (keys: string[]) => keys.map(key => key !== '.' && key !== '%');
    expect(silhouette(left.cells)).toEqual(silhouette(drawWalk('Rabbit', 'right', 0).flip().cells));
  });
});
