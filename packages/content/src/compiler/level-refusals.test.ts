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

type Goals = Record<string, unknown>[];
type Items = Record<string, unknown>[];

test('the compiler asks for the outcome of a new wrong program', () => {
  course.write('wrong/walks-on.py', 'player.move_forward(9)\n');
  expect(problems()).toEqual([
    `${LEVEL}/wrong/walks-on.py: has no outcome yet: run npm run level -- intro-level1 --record`,
  ]);
});

describe('the compiler refuses a level', () => {
  const editGoals = (change: (goals: Goals) => void) =>
    course.edit('level.json', level => change(level['levelGoals'] as Goals));
  const editItems = (change: (items: Items) => void) =>
    course.edit('level.json', level => change(level['items'] as Items));

  test('whose start is blocked', () => {
    course.edit('level.json', level => (level['start'] = [6, 6]));
    expect(problems()).toContain(`${LEVEL}/level.json: start: 6,6 is blocked`);
  });

  test('whose goal cannot be reached', () => {
    editGoals(goals => Object.assign(goals[1]!, { position: [12, 7], targetPosition: [12, 6] }));
    expect(problems()).toEqual([
      `${LEVEL}/level.json: levelGoals.1.position: nobody can walk from the start to 12,7`,
      `${LEVEL}/level.json: levelGoals.1.targetPosition: there is no carrot at 12,6 to collect`,
    ]);
  });

  test('whose target is not next to the place', () => {
    editGoals(goals => Object.assign(goals[0]!, { position: [7, 5] }));
    expect(problems()).toEqual([`${LEVEL}/level.json: levelGoals.0.targetPosition: 9,5 is not beside 7,5`]);
  });

  test('whose assign goal wants nothing', () => {
    editGoals(goals => goals.push({ action: 'assign' }));
    expect(problems()).toEqual([
      `${LEVEL}/level.json: levelGoals.2.variable: says whose value is wanted, and is missing`,
      `${LEVEL}/level.json: levelGoals.2.data: says which value is wanted, and is missing`,
    ]);
  });

  test('whose item has no picture, or shares its tile', () => {
    editItems(items => {
      Object.assign(items[0]!, { sprite: 'cucumbertree' });
      items.push({ action: 'none', type: 'gate', sprite: 'carrot', position: [12, 5] });
    });
    expect(problems()).toEqual(
      expect.arrayContaining([
        `${LEVEL}/level.json: items.0.sprite: the atlas has no picture cucumbertree`,
        `${LEVEL}/level.json: items.2.position: 12,5 has another item already`,
        `${LEVEL}/level.json: items.2.sprite: the atlas has no picture carrot-closed`,
      ]),
    );
  });

  test('whose hidden variant has its goal out of reach', () => {
    course.edit('level.json', level => {
      const goals = structuredClone(level['levelGoals']) as Goals;
      Object.assign(goals[0]!, { position: [12, 7], targetPosition: [12, 6] });
      level['variants'] = [{ levelGoals: goals }];
    });
    expect(problems()).toEqual([
      `${LEVEL}/level.json: variants.0.levelGoals.0.position: nobody can walk from the start to 12,7`,
      `${LEVEL}/level.json: variants.0.levelGoals.0.targetPosition: there is no carrot at 12,6 to collect`,
    ]);
  });

  test('whose rule is wrong, or makes of a setting what no level has', () => {
    const carrot = { action: 'collect', type: 'carrot', sprite: 'carrot' };
    course.edit('level.json', level => {
      level['constants'] = [{ name: 'beds', value: 1 }];
      (level['items'] as Items).push({ ...carrot, position: ['= 8 + bed', 7] });
    });
    expect(problems()).toEqual([
      `${LEVEL}/level.json: items.2.position.0: “8 + bed”: bed is not defined here`,
    ]);
    course.edit('level.json', level => {
      (level['items'] as Items)[2] = { for: 'i in range(beds)', ...carrot, position: ['= 8 - 5 * i', 5] };
      level['variants'] = [{ constants: [{ name: 'beds', value: 3 }] }];
    });
    expect(problems()).toEqual([
      expect.stringMatching(/level.json: items\.2\.position\.0 \(i = 2, in variants\.0\): Too small/),
    ]);
    course.edit('level.json', level => {
      (level['items'] as Items)[2]!['position'] = ['= 8 + 4 * i', 5];
      level['variants'] = [{ constants: [{ name: 'beds', value: 2 }] }];
    });
    expect(problems()).toEqual([
      `${LEVEL}/level.json: items.2.position (i = 1, in variants.0): 12,5 has another item already`,
    ]);
  });

  test('with help that does not match its solution, or without an extra line', () => {
    course.edit('level.json', level => (level['help'] = { line: 9, decoy: 'player.move_forward(2)' }));
    expect(problems()).toEqual([
      `${LEVEL}/level.json: help.line: the reference solution has 4 lines`,
      `${LEVEL}/level.json: help.decoy: is a line of the reference solution`,
    ]);
  });

  test('without an idea or a meaning for the glossary, or with a hint of one paragraph', () => {
    course.edit('en/texts.json', texts => {
      delete texts['idea'];
      delete texts['meaning'];
    });
    course.write('ar/hint.md', 'كم مربعًا؟\n');
    expect(problems()).toEqual([
      `${LEVEL}/ar/hint.md: has not two paragraphs: a question, and where to look`,
      `${LEVEL}/en/texts.json: idea: is missing`,
      `${LEVEL}/en/texts.json: meaning: is missing`,
    ]);
  });
});
