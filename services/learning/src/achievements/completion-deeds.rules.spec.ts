import type { CompiledLevel } from '@burrow/content';
import { describe, expect, test } from '@jest/globals';
import { completionDeeds, type CompletionFacts } from './completion-deeds.rules.ts';
import { NO_TRIES } from './level-tries.repository.ts';
import { shapeOf } from './program-shape.rules.ts';
import { NO_DEEDS } from './world-deeds.ts';

const NOW = new Date('2026-11-02T12:00:00Z');
const level = (more: object = {}) =>
  ({ course_slug: 'python', slug: 'loops-level2', constants: [], ...more }) as unknown as CompiledLevel;

const completed = (more: Partial<CompletionFacts> = {}) =>
  completionDeeds({
    level: level(),
    isFirst: true,
    program: shapeOf('player.move_forward(2)'),
    earlier: null,
    isOwnRewriting: true,
    helpedLines: 0,
    tries: NO_TRIES,
    world: NO_DEEDS,
    chapter: 3,
    now: NOW,
    ...more,
  });

describe('the first completion', () => {
  test('of a lesson says how it was come by', () => {
    const failed_at = new Date('2026-11-02T10:30:00Z');
    const tries = { ...NO_TRIES, failed_runs: 4, failed_at, hint_doses: 2 };
    expect(completed({ tries })).toEqual([
      {
        event: 'level_completed',
        key: 'python/loops-level2',
        facts: { failed_runs: 4, hint_doses: 2, hours_since_failure: 1.5, earlier_idea: false },
      },
    ]);
  });

  test('without a failure is no time after one', () => {
    expect(completed()[0]?.facts).toMatchObject({ failed_runs: 0, hours_since_failure: 0 });
  });

  test('of a challenge says only whether an earlier idea was used', () => {
    const program = shapeOf('for step in range(3):\n    player.push()');
    const challenge = level({ course_slug: 'challenges', slug: 'challenge-co-op' });
    expect(completed({ level: challenge, program, chapter: 4 })).toEqual([
      { event: 'challenge_completed', key: 'challenges/challenge-co-op', facts: { earlier_idea: true } },
    ]);
    expect(completed({ level: challenge, program, chapter: 3 })[0]?.facts).toEqual({ earlier_idea: false });
  });

  test('has an earlier idea only where the assistant cannot have written it', () => {
    const program = shapeOf('for step in range(3):\n    player.push()');
    expect(completed({ program, chapter: 4, helpedLines: 1 })[0]?.facts).toMatchObject({
      earlier_idea: false,
    });
  });
});

describe('a further completion', () => {
  const earlier = shapeOf('player.push()\nplayer.push()\nplayer.push()');
  const program = shapeOf('for step in range(3):\n    player.push()');

  test('says what became of the program', () => {
    expect(completed({ isFirst: false, earlier, program })).toMatchObject([
      {
        event: 'level_recompleted',
        key: 'python/loops-level2',
        facts: { lines_saved: 1, copies_became_loop: true },
      },
    ]);
  });

  test('to which the assistant added lines is nobody’s rewriting', () => {
    expect(completed({ isFirst: false, earlier, program, isOwnRewriting: false })).toEqual([]);
    expect(completed({ isOwnRewriting: false })).toHaveLength(1);
  });

  test('says nothing where the earlier program is not known', () => {
    expect(completed({ isFirst: false, program })).toEqual([]);
  });

  test('is no first one, even if an earlier program is there', () => {
    const events = completed({ earlier }).map(({ event }) => event);
    expect(events).toEqual(['level_completed']);
  });
});

describe('other settings of a level', () => {
  const constants = [
    { name: 'steps', value: 4 },
    { name: 'crop', value: 'corn' },
    { name: 'same', value: 7 },
    { name: 'list', value: [1, 2] },
  ];
  const variants = [
    {
      constants: [
        { name: 'steps', value: 6 },
        { name: 'same', value: 7 },
      ],
    },
    { constants: [{ name: 'crop', value: 'rice' }] },
  ];
  const passed = (code: string, more: object = {}, tries = NO_TRIES) =>
    completed({ level: level({ constants, variants, ...more }), program: shapeOf(code), tries }).find(
      ({ event }) => event === 'variant_passed',
    );

  test('are passed with nothing typed in', () => {
    expect(passed('player.move_forward(steps)')).toEqual({
      event: 'variant_passed',
      key: 'python/loops-level2',
      facts: { failed_before: false, typed_data: 0 },
    });
  });

  test('count what was typed of the data that they change, once for each, however a text is quoted', () => {
    expect(passed('move(4)\nmove(4)\nspeak("corn")')?.facts).toMatchObject({ typed_data: 2 });
    expect(passed('speak(\'corn\')\nspeak("corn")')?.facts).toMatchObject({ typed_data: 1 });
    expect(passed("speak('corn')")?.facts).toMatchObject({ typed_data: 1 });
  });

  test('do not count data that stays the same, that nobody changes, or of the other setting', () => {
    expect(passed('move(7)\nmove(6)\nspeak("rice")\nspeak("4")')?.facts).toMatchObject({ typed_data: 0 });
  });

  test('count the texts of signs only where a setting has other signs', () => {
    const signs = ['open the gate', 'go'];
    const code = 'speak("open the gate")';
    expect(passed(code, { signs })?.facts).toMatchObject({ typed_data: 0 });
    const others = [...variants, { signs: ['close the gate', 'go'] }];
    expect(passed(code, { signs, variants: others })?.facts).toMatchObject({ typed_data: 1 });
    expect(passed('speak("close the gate")', { signs, variants: others })?.facts).toMatchObject({
      typed_data: 0,
    });
  });

  test('remember that one failed before', () => {
    const tries = { ...NO_TRIES, failed_variants: [1] };
    expect(passed('', {}, tries)?.facts).toMatchObject({ failed_before: true });
  });

  test('are not passed where there are none', () => {
    expect(passed('move(4)', { variants: [] })).toBeUndefined();
    expect(passed('move(4)', { variants: undefined })).toBeUndefined();
  });
});

test('what was made in the world is told, each kind by itself', () => {
  const world = { combined: ['bread', 'juice'], built: ['bridge'], flags: ['red-flag'] };
  expect(completed({ isFirst: false, world })).toEqual([
    { event: 'combine_done', key: 'python/loops-level2', facts: { product: 'bread' } },
    { event: 'combine_done', key: 'python/loops-level2', facts: { product: 'juice' } },
    { event: 'build_done', key: 'python/loops-level2', facts: { structure: 'bridge' } },
    { event: 'place_done', key: 'python/loops-level2', facts: { flag: 'red-flag' } },
  ]);
});
