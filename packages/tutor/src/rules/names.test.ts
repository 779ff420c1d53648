import { describe, expect, test } from '@jest/globals';
import { fieldLevel, goal } from '@burrow/world/testing';
import { lastDose, pythonError, request } from '../testing/ask.ts';

const nameError = (name: string, line = 1) =>
  pythonError('name', line, { name, detail: `name '${name}' is not defined` });

describe('names', () => {
  test.each([
    ['Player.open()', 'Player', 'player-case', 'player.open()'],
    ['move_forward(2)', 'move_forward', 'player-missing', 'player.move_forward(2)'],
    ['move_foward(2)', 'move_foward', 'player-missing', 'player.move_forward(2)'],
    ['player.collect(carrot)', 'carrot', 'quotes-missing', 'player.collect("carrot")'],
    ['fresh = true', 'true', 'keyword-case', 'fresh = True'],
    ['x = lenn("abc")', 'lenn', 'name-near', 'x = len("abc")'],
  ])('%s', (code, name, kind, wanted) => {
    const found = lastDose(request({ code, references: [], error: nameError(name) }));
    expect(found).toEqual({ kind, line: 1, resultedCode: wanted });
  });

  test('the nearest of the learner’s own', () => {
    const code = 'steps = 2\nplayer.move_forward(step)';
    expect(lastDose(request({ code, references: [], error: nameError('step', 2) }))).toEqual({
      kind: 'name-near',
      line: 2,
      resultedCode: 'steps = 2\nplayer.move_forward(steps)',
    });
  });

  test('the one that the goal wants, if the reference is near', () => {
    const code = 'step = 2\nplayer.move_forward(steps)\nplayer.collect("carrot")';
    const references = ['steps = 2\nplayer.move_forward(steps)\nplayer.collect("carrot")'];
    const level = fieldLevel({ levelGoals: [goal({ action: 'assign', variable: 'steps', data: 2 })] });
    const asked = request({ level, code, references, error: nameError('steps', 2) });
    const { kind, resultedCode } = lastDose(asked);
    expect(kind).toBe('variable-near');
    expect(resultedCode?.split('\n')[0]).toBe('steps = 2');
  });

  test.each([
    ['player,move_forward(2)', 'move_forward', 'foreign-sign', 'player.move_forward(2)'],
    [
      'steps == 2\nplayer.move_forward(steps)',
      'steps',
      'double-equals',
      'steps = 2\nplayer.move_forward(steps)',
    ],
  ])('%j is no name', (code, name, kind, resultedCode) => {
    const found = lastDose(request({ code, error: nameError(name) }));
    expect(found).toEqual({ kind, line: 1, resultedCode });
  });

  test('one that is defined later, and one that nothing defines', () => {
    const later = 'player.move_forward(steps)\nsteps = 2';
    expect(lastDose(request({ code: later, references: [], error: nameError('steps') })).kind).toBe(
      'name-later',
    );
    const itself = 'total += 1\nplayer.move_forward(total)';
    expect(lastDose(request({ code: itself, references: [], error: nameError('total') })).kind).toBe(
      'name-unknown',
    );
    const never = 'player.move_forward(zebra)';
    expect(lastDose(request({ code: never, references: [], error: nameError('zebra') })).kind).toBe(
      'name-unknown',
    );
  });

  test('if nobody has run it, the first unknown name is found by reading', () => {
    expect(lastDose(request({ code: 'player.collect(carrot)', references: [] })).kind).toBe('quotes-missing');
  });
});

describe('commands', () => {
  test.each([
    ['player.move_foward(2)', 'command-near', 'player.move_forward(2)'],
    ['player.moveForward(2)', 'command-near', 'player.move_forward(2)'],
    ['player.fly()', 'command-unknown', null],
  ])('%s', (code, kind, wanted) => {
    const name = /\.(\w+)/u.exec(code)?.[1] ?? '';
    const error = pythonError('attribute', 1, { name, detail: `'Player' object has no attribute '${name}'` });
    expect(lastDose(request({ code, references: [], error }))).toEqual({
      kind,
      line: 1,
      resultedCode: wanted,
    });
  });

  test('without brackets nothing happens', () => {
    const code = 'player.turn_left\nword = player.read';
    const run = { commands: [], variables: {} };
    const found = lastDose(request({ code, references: [], run }));
    expect(found).toEqual({
      kind: 'brackets-missing',
      line: 1,
      resultedCode: 'player.turn_left()\nword = player.read',
    });
  });

  test.each([
    [
      'player.turn_left(2)',
      'Player.turn_left() takes 1 positional argument but 2 were given',
      'arguments-extra',
      'player.turn_left()',
    ],
    [
      'player.collect()',
      "Player.collect() missing 1 required positional argument: 'subject'",
      'arguments-missing',
      null,
    ],
  ])('%s', (code, detail, kind, wanted) => {
    const error = pythonError('type', 1, { detail });
    expect(lastDose(request({ code, references: [], error }))).toEqual({
      kind,
      line: 1,
      resultedCode: wanted,
    });
  });
});
