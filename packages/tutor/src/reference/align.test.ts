import { describe, expect, test } from '@jest/globals';
import { readCode } from '@burrow/python-syntax';
import { applyEdit } from '../code/edit.ts';
import { isNear } from './align.ts';
import { stepsOf } from './edits.ts';
import { nearestReference } from './nearest-reference.ts';

const LOOP = 'for bed in range(row):\n    player.collect("carrot")\n    player.move_forward(1)\n';

const compare = (source: string, ...references: string[]) => {
  const found = nearestReference(readCode(source), references, new Set(['row', 'total', 'player', 'range']));
  if (!found) throw new Error('too long');
  return found;
};

/** Applies the steps one after another, always the first remaining one. */
function walk(source: string, reference: string): string[] {
  const states = [source];
  for (let code = source; states.length < 20; states.push(code)) {
    const [step] = stepsOf(compare(code, reference));
    if (!step) return states;
    code = applyEdit(code, step.edit);
  }
  return states;
}

describe('steps to the reference', () => {
  test.each([
    ['nothing', ''],
    ['a number typed in', "for i in range(4):\n  player.collect('carrot')\n  player.move_forward(1)"],
    ['no block', 'player.collect("carrot")\nplayer.move_forward(1)'],
    ['a line too many', `${LOOP}player.turn_left()\n`],
    ['another program', 'x = 1\nprint(x)'],
  ])('from %s end in a program without differences', (_name, source) => {
    const states = walk(source, LOOP);
    expect(states.length).toBeLessThan(20);
    expect(compare(states.at(-1) ?? '', LOOP).cost).toBe(0);
  });

  test('names, quotation marks and the width of blocks are the learner’s', () => {
    expect(
      stepsOf(compare("for i in range(row):\n  player.collect('carrot')\n  player.move_forward(1)", LOOP)),
    ).toEqual([]);
  });

  test('a new block takes its lines along', () => {
    expect(walk('player.collect("carrot")\nplayer.move_forward(1)', LOOP)).toHaveLength(2);
  });

  test('names that the level requires stay', () => {
    const [step] = stepsOf(compare('sum = 0', 'total = 0'));
    expect(step?.edit).toMatchObject({ kind: 'modify', text: 'total = 0' });
  });

  test('renaming reaches into f-strings', () => {
    expect(compare('farm = input()\nprint(f"{farm}!")', 'name = input()\nprint(f"{name}!")').cost).toBe(0);
  });
});

test('the nearest of several references is taken', () => {
  expect(compare('player.open()', LOOP, 'player.open()').cost).toBe(0);
});

test('a program is near if half of its lines are shared', () => {
  expect(isNear(compare('player.collect("carrot")\nplayer.move_forward(1)', LOOP))).toBe(true);
  expect(isNear(compare('x = 1\ny = 2\nz = 3', LOOP))).toBe(false);
});
