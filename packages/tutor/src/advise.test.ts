import { describe, expect, test } from '@jest/globals';
import { advise } from './advise.ts';
import { applyEdit } from './code/edit.ts';
import { fieldLevel, goal, item } from '@burrow/world/testing';
import { lastDose, pythonError, ran, REFERENCE, request, threeDoses } from './testing/ask.ts';

describe('doses', () => {
  const asked = request({
    code: 'player.move_forward(3)\nplayer.collect("carrot")',
    run: ran(['move_forward', 3], ['collect', 'carrot']),
    error: { code: 'world/collect-position', params: {}, line: 2 },
  });

  test('are a question, a place, a line', () => {
    const [nudge, pointer, line] = threeDoses(asked);
    expect([nudge.dose, pointer.dose, line.dose]).toEqual(['nudge', 'pointer', 'line']);
    expect([nudge.line, pointer.line]).toEqual([null, 1]);
    expect([nudge.edit, pointer.edit, nudge.resultedCode, pointer.resultedCode]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(line.edit).toEqual({ kind: 'modify', line: 1, through: 1, text: 'player.move_forward(2)' });
    expect(line.resultedCode).toBeNull();
  });

  test('stay at the line when asked again', () => {
    const { key } = advise(asked);
    expect(advise({ ...asked, given: [key, key, key, key] }).dose).toBe('line');
  });

  test('restart with another finding, without the question once a line was given', () => {
    const { key } = advise(asked);
    const other = { ...asked, code: 'player.turn_left(', error: pythonError('syntax', 1), run: null };
    expect(advise({ ...other, given: [key] }).dose).toBe('nudge');
    expect(advise({ ...other, given: [key, key, key] }).dose).toBe('pointer');
  });
});

test('a learner with an empty program gets one line at a time', () => {
  const given: string[] = [];
  let code = '';
  const sizes: number[] = [];
  for (let round = 0; round < 12; round++) {
    const advice = advise(request({ code, given }));
    given.push(advice.key);
    code = advice.edit ? applyEdit(code, advice.edit) : code;
    sizes.push(code.split('\n').filter(Boolean).length);
    if (advice.isComplete) break;
  }
  expect(code.trim()).toBe(REFERENCE.trim());
  expect(sizes.filter((size, index) => size > (sizes[index - 1] ?? 0) + 1)).toEqual([]);
});

test.each(['for \n __proto__', 'player.constructor()', '__proto__ = valueOf', 'toString:'])(
  '%j is a program like others',
  code => {
    expect(advise(request({ code, error: { code: 'python/syntax', params: {}, line: 0 } })).text).not.toBe(
      '',
    );
  },
);

test('Windows line endings are accepted', () => {
  const { kind } = advise(request({ code: 'for i in range(3)\r\n    player.open()\r\n' }));
  expect(kind).toBe('colon-missing');
});

test('a different way than the reference’s is continued, not reverted', () => {
  const code = [
    'player.turn_left()',
    'player.move_forward(1)',
    'player.turn_right()',
    'player.move_forward(2)',
    'player.turn_right()',
    'player.move_forward(1)',
  ].join('\n');
  const asked = request({ code });
  expect(lastDose(asked).resultedCode).toBe(`${code}\nplayer.turn_left()`);
});

/** Two carrots in a row, as the first lesson has them. */
const LANE = fieldLevel({
  items: [5, 8].map(column => item({ action: 'collect', type: 'carrot', position: [column, 5] })),
  levelGoals: [4, 7].map(column =>
    goal({ action: 'collect', type: 'carrot', position: [column, 5], targetPosition: [column + 1, 5] }),
  ),
});
const LANE_REFERENCE = `${REFERENCE}player.move_forward(3)\nplayer.collect("carrot")\n`;

describe('an edit is tried before it is offered', () => {
  const asked = (code: string) => request({ level: LANE, references: [LANE_REFERENCE], code });

  /** Asks repeatedly, and does what is said. */
  function follow(code: string): string[] {
    const codes = [code];
    const given: string[] = [];
    for (let round = 0; round < 20; round++) {
      const advice = advise({ ...asked(codes.at(-1) ?? ''), given });
      given.push(advice.key);
      if (advice.isComplete) return codes;
      if (advice.edit) codes.push(applyEdit(codes.at(-1) ?? '', advice.edit));
    }
    return codes;
  }

  test.each([
    'player.move_forward(1)\n',
    'player.move_forward(9)\n',
    'player.turn_left()\n',
    'print("hi")\n',
  ])('whoever follows the advice from %j never comes back, and arrives', code => {
    const codes = follow(code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(advise(asked(codes.at(-1) ?? '')).isComplete).toBe(true);
  });

  test('a program that the learner had before is not offered, unless they went back themselves', () => {
    const [here, there] = ['player.move_forward(1)\n', 'player.move_forward(1)\nplayer.move_forward(1)\n'];
    const offer = (given: readonly string[]) => {
      const { edit } = advise({ ...asked(here), given: [...given] });
      return edit ? applyEdit(here, edit) : null;
    };
    const [atHere, atThere] = [here, there].map(code => advise(asked(code)).key);
    const more = advise(asked(here)).key;
    expect(offer([atHere ?? '', atThere ?? '', more])?.trim()).toBe(there.trim());
    expect(offer([atThere ?? '', atHere ?? '', more])?.trim()).not.toBe(there.trim());
  });

  test('what Python cannot read is fixed even if the program cannot be followed', () => {
    const code = 'class Farm:\n    name = "Clover\n';
    const found = lastDose(request({ code, references: [], error: pythonError('syntax', 2) }));
    expect(found.resultedCode).toBe('class Farm:\n    name = "Clover"\n');
  });

  test('one that leaves the line as wrong as before is not offered: only the words are said', () => {
    const code = 'player.speak(‘It’s me’)\n';
    const found = lastDose(request({ code, references: [], error: pythonError('syntax', 1) }));
    expect(found).toEqual({ kind: 'curly-quotes', line: 1, resultedCode: null });
  });
});

describe('words and edit agree', () => {
  test('a text other than the wanted one is not mistaken for a name in quotation marks', () => {
    const level = fieldLevel({
      items: [item({ action: 'speak', type: 'listener', position: [3, 5] })],
      levelGoals: [goal({ action: 'speak', type: 'listener', data: 'Clover', targetPosition: [3, 5] })],
    });
    const reference = 'name = "Clover"\nplayer.speak(name)\n';
    const code = 'name = "Clover"\nplayer.speak("Hello")\n';
    const found = lastDose(request({ level, references: [reference], code }));
    expect(found).toEqual({ kind: 'words-other', line: 2, resultedCode: reference });
  });

  const ROW = fieldLevel({ constants: [{ name: 'row', value: 2 }] });
  const LOOP = 'for bed in range(row):\n    player.move_forward(1)\nplayer.collect("carrot")\n';
  test.each([
    ['for bed in range("row"):', 'quotes-extra'],
    ['while True:', 'while-for-for'],
    ['for bed in range(rows):', 'name-near'],
  ])('%s', (header, kind) => {
    const code = LOOP.replace('for bed in range(row):', header);
    const found = lastDose(request({ level: ROW, references: [LOOP], code }));
    expect(found).toEqual({ kind, line: 1, resultedCode: LOOP });
  });

  test.each([
    ['player.collect("carrot")', '    player.collect("carrot")', 'line-outdent'],
    ['player.collect("carrot")', 'print("carrot")', 'print-for-command'],
  ])('%s as %s', (right, wrong, kind) => {
    const found = lastDose(request({ level: ROW, references: [LOOP], code: LOOP.replace(right, wrong) }));
    expect(found).toEqual({ kind, line: 3, resultedCode: LOOP });
  });
});
