import { describe, expect, test } from '@jest/globals';
import type { RecordedCommand } from '@burrow/contracts';
import { applyCommand, loadWorld, startState } from '@burrow/world';
import { fieldLevel, goal, item } from '@burrow/world/testing';
import { threeDoses, lastDose, ran, request } from '../testing/ask.ts';
import type { TutorError, TutorLevel } from '../tutor.types.ts';

/** What the farm says about the last of the commands. */
function errorOf(level: TutorLevel, commands: readonly RecordedCommand[]): TutorError | null {
  const world = loadWorld(level);
  let state = startState(world);
  let error: TutorError | null = null;
  for (const [name, argument, line] of commands) {
    const applied = applyCommand(world, state, name, argument);
    state = applied.state;
    error = applied.error && { ...applied.error, line };
  }
  return error;
}

const found = (
  code: string,
  run: ReturnType<typeof ran>,
  level: TutorLevel = fieldLevel(),
  references: readonly string[] = [],
) => lastDose(request({ level, code, run, references, error: errorOf(level, run.commands) }));

describe('out of place', () => {
  test('a step too many, reported on the line that walks', () => {
    const code = 'player.move_forward(3)\nplayer.collect("carrot")';
    const result = found(code, ran(['move_forward', 3], ['collect', 'carrot']));
    expect(result).toEqual({
      kind: 'steps-too-many',
      line: 1,
      resultedCode: 'player.move_forward(2)\nplayer.collect("carrot")',
    });
  });

  test('a step too many downwards', () => {
    const code = 'player.move_forward(4)\nplayer.collect("carrot")';
    const level = fieldLevel({ start: [4, 2], facing: [0, 1] });
    const result = found(code, ran(['move_forward', 4], ['collect', 'carrot']), level);
    expect(result).toEqual({
      kind: 'steps-too-many',
      line: 1,
      resultedCode: 'player.move_forward(3)\nplayer.collect("carrot")',
    });
  });

  test('a step too few', () => {
    const code = 'player.move_forward()\nplayer.collect("carrot")';
    const result = found(code, ran(['move_forward'], ['collect', 'carrot']));
    expect(result).toEqual({
      kind: 'steps-too-few',
      line: 1,
      resultedCode: 'player.move_forward(2)\nplayer.collect("carrot")',
    });
  });

  test('a turn that is missing, and the side', () => {
    const level = fieldLevel({ facing: [0, -1] });
    const asked = request({
      level,
      references: [],
      code: 'player.collect("carrot")',
      run: ran(['collect', 'carrot']),
      error: { code: 'world/collect-position', params: {}, line: 1 },
    });
    const [nudge, pointer] = threeDoses(asked);
    expect(nudge.text).toMatch(/^Which way/u);
    expect(pointer.text).toContain('The way to the carrot is on your right.');
    expect(lastDose(asked).resultedCode).toBe('player.turn_right()\nplayer.collect("carrot")');
  });

  test('the way to a place that lies aside', () => {
    const level = fieldLevel({ start: [1, 2], facing: [0, -1] });
    const asked = request({
      level,
      references: [],
      code: 'x = 1\nplayer.collect("carrot")',
      run: {
        commands: [
          ['move_forward', 1, 1],
          ['collect', 'carrot', 2],
        ],
        variables: {},
      },
      error: { code: 'world/collect-position', params: {}, line: 2 },
    });
    expect(threeDoses(asked)[1].text).toMatch(/on your (left|right)|on the map/u);
  });

  test('if no way leads to the place, what lies ahead is said: nothing, or look yourself', () => {
    const walls = { objects: [{ x: 64, y: 80, width: 16, height: 16 }] };
    const map = { ...fieldLevel().map, collisions: walls };
    const kindWith = (...more: ReturnType<typeof item>[]) =>
      found(
        'player.collect("carrot")',
        ran(['collect', 'carrot']),
        fieldLevel({ map, items: [...fieldLevel().items, ...more] }),
      ).kind;
    expect(kindWith()).toBe('tile-empty');
    expect(kindWith(item({ action: 'none', type: 'stump', position: [3, 5] }))).toBe('world-other');
  });

  test('the same tile in each round of a loop', () => {
    const level = fieldLevel({
      levelGoals: [goal({ action: 'collect', type: 'carrot', targetPosition: [3, 5] })],
      items: [item({ action: 'collect', type: 'carrot', position: [3, 5] })],
    });
    const commands: RecordedCommand[] = [
      ['collect', 'carrot', 2],
      ['collect', 'carrot', 2],
    ];
    const code = 'for i in range(2):\n    player.collect("carrot")';
    expect(found(code, { commands, variables: {} }, level).kind).toBe('same-tile');
  });

  test('an act that no goal asks for', () => {
    const level = fieldLevel({ items: [item({ action: 'open', type: 'gate', position: [3, 5] })] });
    expect(found('player.open()', ran(['open']), level).kind).toBe('nothing-wanted');
  });
});

describe('in the way', () => {
  test('a shut gate', () => {
    const level = fieldLevel({
      items: [item({ action: 'open', type: 'gate', position: [3, 5] })],
      levelGoals: [goal({ action: 'open', type: 'gate', targetPosition: [3, 5] })],
    });
    expect(found('player.move_forward(2)', ran(['move_forward', 2]), level)).toEqual({
      kind: 'gate-shut',
      line: 1,
      resultedCode: 'player.open()\nplayer.move_forward(2)',
    });
  });

  test('more steps than there is room', () => {
    const result = found('player.move_forward(90)', ran(['move_forward', 90]));
    expect(result).toEqual({ kind: 'steps-too-many', line: 1, resultedCode: 'player.move_forward(2)' });
  });

  test('the wrong way', () => {
    const level = fieldLevel({ facing: [-1, 0] });
    const result = found('player.move_forward(9)', ran(['move_forward', 9]), level);
    expect(result).toMatchObject({ kind: 'turn-around', line: 1 });
  });
});

describe('other refusals', () => {
  test.each([
    ['world/move-steps', { said: '2.5' }, 'steps-not-whole'],
    ['world/collect-object', { said: 'pea', ahead: 'carrot' }, 'thing-other'],
    ['world/collect-data', { said: 'pea' }, 'thing-unknown'],
    ['world/speak-wrong-phrase', { said: 'name' }, 'words-other'],
    ['world/write-data', { said: '16' }, 'words-not-text'],
    ['world/write-data', { said: '(2, 5)' }, 'comma-for-dot'],
    ['world/speak-data', { said: 'coroutine' }, 'await-missing'],
    ['world/speak-data', { said: 'None' }, 'none-value'],
    ['world/build-cost', { thing: 'log', need: 4, have: 2 }, 'stock-short'],
    ['world/place-number', { said: '3' }, 'count-other'],
    ['world/open-already', {}, 'done-already'],
    ['world/push-collision', {}, 'push-blocked'],
    ['world/depends', { thing: 'key', count: 1, have: 0 }, 'depends-first'],
    ['world/too-many-commands', { limit: 10_000 }, 'endless'],
    ['world/new-one', {}, 'world-other'],
  ])('%s', (code, params, kind) => {
    const [, pointer] = threeDoses(
      request({ code: 'x = 1', references: [], error: { code, params, line: 1 }, run: ran() }),
    );
    expect(pointer.kind).toBe(kind);
    expect(pointer.text).not.toContain('…');
  });
});
