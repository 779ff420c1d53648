import { describe, expect, test } from '@jest/globals';
import { fieldLevel, goal } from '@burrow/world/testing';
import { advise } from '../advise.ts';
import { FIELD, lastDose, ran, REFERENCE, request, threeDoses } from '../testing/ask.ts';

describe('a program that ends too early', () => {
  test('hears the next act', () => {
    const found = lastDose(request({ code: 'player.move_forward(2)\n', run: ran(['move_forward', 2]) }));
    expect(found).toEqual({ kind: 'goal-act', line: 2, resultedCode: REFERENCE });
  });

  test('hears the next walk or turn', () => {
    const walk = lastDose(request({ code: 'x = 1', run: ran(), references: [] }));
    expect(walk).toMatchObject({ kind: 'goal-walk', resultedCode: 'x = 1\nplayer.move_forward(2)' });
    const level = fieldLevel({ facing: [0, 1] });
    const turn = lastDose(request({ level, code: 'x = 1', run: ran(), references: [] }));
    expect(turn).toMatchObject({ kind: 'goal-turn', resultedCode: 'x = 1\nplayer.turn_left()' });
  });

  test('without a run record it is read', () => {
    expect(lastDose(request({ code: 'player.move_forward(2)' })).kind).toBe('goal-act');
  });
});

describe('values', () => {
  const level = fieldLevel({ levelGoals: [goal({ action: 'assign', variable: 'steps', data: 4 })] });
  const references = ['steps = 4\nplayer.move_forward(steps)'];
  const withValue = (code: string, variables: object) =>
    lastDose(request({ level, references, code, run: { commands: [], variables: { ...variables } } }));

  test.each([
    ['x = 1', {}, 'variable-missing'],
    ['step = 4', {}, 'variable-near'],
    ['steps = 5', { steps: 5 }, 'value-other'],
    ['steps = "4"', { steps: '4' }, 'number-quoted'],
  ])('%s', (code, variables, kind) => {
    const found = withValue(code, variables);
    expect(found.kind).toBe(kind);
    expect(found.resultedCode).toContain('steps = 4');
  });

  test.each([
    ['x = 1', 'price(10)', 'function-missing', 'price'],
    ['price = 2', '[price * hen for hen in hens]', 'variable-missing', 'hens'],
  ])('%j lacks a name of the goal %s', (code, variable, kind, name) => {
    const asking = fieldLevel({ levelGoals: [goal({ action: 'assign', variable, data: 4 })] });
    const run = { commands: [], variables: {} };
    const [, pointer] = threeDoses(request({ level: asking, references: [], code, run }));
    expect(pointer.kind).toBe(kind);
    expect(pointer.text).toMatch(new RegExp(`${name}\\.$`, 'u'));
  });

  test('a check that no learner wrote is not told', () => {
    const variable = 'type(helper).__name__';
    const level = fieldLevel({ levelGoals: [goal({ action: 'compare', variable, expectedData: 'Helper' })] });
    const run = { commands: [], variables: { [variable]: 'int' } };
    const { kind, text } = advise(request({ level, code: 'helper = 1', run }));
    expect([kind, text.includes('__name__')]).toEqual(['value-open', false]);
  });

  test('a construct that is wanted comes last', () => {
    const uses = fieldLevel({
      levelGoals: [goal({ action: 'compare', variable: 'uses("for")', expectedData: true })],
    });
    const { kind, text } = advise(
      request({ level: uses, code: 'x = 1', run: { commands: [], variables: { 'uses("for")': false } } }),
    );
    expect(kind).toBe('uses-missing');
    expect(text).toContain('for');
  });

  test('a decorator is there, and changes nothing', () => {
    const wanted = fieldLevel({
      levelGoals: [goal({ action: 'compare', variable: 'uses("decorator")', expectedData: true })],
    });
    const run = { commands: [], variables: { 'uses("decorator")': false } };
    const code = 'def same(job):\n    return job\n@same\ndef pick():\n    pass\npick()';
    const { kind, text } = advise(request({ level: wanted, code, run }));
    expect(kind).toBe('decorator-idle');
    expect(text).toContain('decorator');
  });
});

describe('other open goals', () => {
  test('nothing: the program is good', () => {
    const advice = advise(request({ code: REFERENCE, run: ran(['move_forward', 2], ['collect', 'carrot']) }));
    expect(advice).toMatchObject({ kind: 'complete', isComplete: true, edit: null });
  });

  test('an empty program', () => {
    expect(lastDose(request({ code: '# hi\n' }))).toEqual({
      kind: 'nothing-yet',
      line: 2,
      resultedCode: '# hi\nplayer.move_forward(2)\n',
    });
  });

  test('too many lines', () => {
    const level = { ...FIELD, maxLinesOfCode: 2 };
    const code = 'player.move_forward(1)\nplayer.move_forward(1)\nplayer.collect("carrot")\n';
    expect(lastDose(request({ level, code })).kind).toBe('lines-too-many');
    expect(lastDose(request({ level, code: code.replaceAll('\n', ';') })).kind).toBe('lines-joined');
  });

  test('a number that is right on the shown map only', () => {
    const level = fieldLevel({ start: [1, 5], constants: [{ name: 'steps', value: 3 }] });
    const code = 'player.move_forward(2)\nplayer.collect("carrot")';
    const asked = request({
      level,
      code,
      isVariant: true,
      references: ['player.move_forward(steps)\nplayer.collect("carrot")'],
      run: ran(['move_forward', 2], ['collect', 'carrot']),
      error: { code: 'world/xmark-position', params: {}, line: 2 },
    });
    expect(lastDose(asked)).toEqual({
      kind: 'number-typed',
      line: 1,
      resultedCode: 'player.move_forward(steps)\nplayer.collect("carrot")',
    });
  });

  test.each([
    ['for i in range(2):\n    x = 1', 'for i in range(3):\n    x = 1', 'range-short'],
    ['for i in range(2):\n    x = 1', 'for i in range(6):\n    x = 1', 'loop-count'],
    ['a = 1\nb = 2', 'a = 1\nb = 3', 'line-number'],
    ['a = "x"\nb = 2', 'a = "y"\nb = 2', 'line-text'],
    ['a = 1 + 2\nb = 2', 'a = 1 - 2\nb = 2', 'sign-plus'],
    ['a = 1 + 2 + 3\nb = 2', 'a = 1 - 2 - 3\nb = 2', 'line-sign'],
    ['a = 1\nb = a', 'a = 1\nb = len', 'name-other'],
    ['a = 1\nb = a.c', 'a = 1\nb = d.c', 'line-part'],
    ['for i in x:\n    a = 1\n    b = 2', 'for i in x:\n    a = 1\nb = 2', 'line-outdent'],
    ['a = 1\nb = 2\nc = 3', 'a = 1\nb = 2', 'line-extra'],
    ['a = 1', 'a = 1\nb = 2', 'line-missing'],
  ])('%j against %j differs by %s', (code, reference, kind) => {
    const asked = request({ level: null, code, references: [reference], run: ran() });
    expect(lastDose(asked)).toMatchObject({ kind, resultedCode: expect.anything() });
  });

  test('nothing is known', () => {
    expect(lastDose(request({ level: null, references: [], code: 'a = 1', run: ran() }))).toMatchObject({
      kind: 'stuck',
      resultedCode: null,
    });
  });
});
