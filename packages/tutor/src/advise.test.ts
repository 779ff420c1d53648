import { describe, expect, test } from '@jest/globals';
import { advise } from './advise.ts';
import { pythonError, ran, REFERENCE, request, threeDoses } from './testing/ask.ts';

describe('doses', () => {
  const asked = request({ code: 'player.move_forward(3)\nplayer.collect("carrot")', run: ran(['move_forward', 3], ['collect', 'carrot']), error: { code: 'world/collect-position', params: {}, line: 2 } }); // prettier-ignore

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
    expect(line.resultedCode).toBe(REFERENCE.trimEnd());
  });

  test('stay at the line when it is asked for again', () => {
    const { key } = advise(asked);
    expect(advise({ ...asked, given: [key, key, key, key] }).dose).toBe('line');
  });

  test('begin anew with another finding, without the question once a line was given', () => {
    const { key } = advise(asked);
    const other = { ...asked, code: 'player.turn_left(', error: pythonError('syntax', 1), run: null };
    expect(advise({ ...other, given: [key] }).dose).toBe('nudge');
    expect(advise({ ...other, given: [key, key, key] }).dose).toBe('pointer');
  });
});

test('whoever starts from nothing gets one line at a time', () => {
  const given: string[] = [];
  let code = '';
  const sizes: number[] = [];
  for (let round = 0; round < 12; round++) {
    const advice = advise(request({ code, given }));
    given.push(advice.key);
    code = advice.resultedCode ?? code;
    sizes.push(code.split('\n').filter(Boolean).length);
    if (advice.isComplete) break;
  }
  expect(code.trim()).toBe(REFERENCE.trim());
  expect(sizes.filter((size, index) => size > (sizes[index - 1] ?? 0) + 1)).toEqual([]);
});

test('line ends of Windows are taken', () => {
  const { kind } = advise(request({ code: 'for i in range(3)\r\n    player.open()\r\n' }));
  expect(kind).toBe('colon-missing');
});

test('another way than the reference’s is followed, not turned back', () => {
  const code = ['player.turn_left()', 'player.move_forward(1)', 'player.turn_right()', 'player.move_forward(2)', 'player.turn_right()', 'player.move_forward(1)'].join('\n'); // prettier-ignore
  const asked = request({ code });
  expect(threeDoses(asked)[2].resultedCode).toBe(`${code}\nplayer.turn_left()`);
});
