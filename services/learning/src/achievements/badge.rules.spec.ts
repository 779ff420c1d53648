import { BADGE_EVENTS, BADGES, type BadgeEvent, type BadgeRow } from '@burrow/contracts';
import { describe, expect, test } from '@jest/globals';
import { type Deed, stepsNeeded, stepsOf } from './badge.rules.ts';

/** What is known of each event: a badge that asks for anything else could never be given. */
const FACTS: Readonly<Record<BadgeEvent, readonly string[]>> = {
  level_completed: ['failed_runs', 'hint_doses', 'hours_since_failure', 'earlier_idea'],
  level_recompleted: [
    'lines_saved',
    'other_construct',
    'copies_became_loop',
    'functions_added',
    'short_names_fewer',
  ],
  run_succeeded: ['edited_error_line'],
  variant_passed: ['failed_before', 'typed_data'],
  timeline_back: ['run_failed'],
  creative_run: [],
  challenge_completed: ['earlier_idea'],
  combine_done: ['product'],
  build_done: ['structure'],
  place_done: ['flag'],
  quiz_answer_right: ['kind'],
  quiz_passed: ['previous_try_failed'],
  chapter_completed: ['quiz_passed'],
  course_completed: [],
};

const ROWS: readonly BadgeRow[] = BADGES;

/** Facts that meet the tests of a badge. */
const meeting = ({ where = [] }: BadgeRow) =>
  Object.fromEntries(where.map(test => [test.fact, 'is' in test ? test.is : test.at_least]));

test('there are 24 badges, each of its own, and every event is worth something', () => {
  expect(new Set(BADGES.map(({ id }) => id)).size).toBe(24);
  expect(new Set(ROWS.map(({ event }) => event))).toEqual(new Set(BADGE_EVENTS));
});

test.each(ROWS)('$id asks only what is known of $event', ({ event, where = [], distinct }) => {
  const asked = [...where.map(({ fact }) => fact), ...(distinct === undefined ? [] : [distinct])];
  expect(FACTS[event]).toEqual(expect.arrayContaining(asked));
});

describe.each(ROWS)('$id', row => {
  const deed: Deed = {
    event: row.event,
    key: 'here',
    facts: { product: 'jam', structure: 'bridge', flag: 'RBGBR', ...meeting(row) },
  };
  const counts = (one: Deed) => stepsOf([one]).some(({ badge }) => badge === row.id);

  test('counts what it is for, once', () => {
    expect(counts(deed)).toBe(true);
    expect(stepsOf([deed, deed]).filter(({ badge }) => badge === row.id)).toHaveLength(1);
    expect(stepsNeeded(row.id as never)).toBe(row.count);
  });

  test('counts a deed elsewhere too, unless different things are asked for', () => {
    const steps = stepsOf([deed, { ...deed, key: 'there' }]).filter(({ badge }) => badge === row.id);
    expect(steps).toHaveLength(row.distinct === undefined ? 2 : 1);
  });

  test('counts nothing else', () => {
    const other = BADGE_EVENTS.find(event => event !== row.event) ?? row.event;
    expect(counts({ ...deed, event: other })).toBe(false);
    for (const asked of row.where ?? []) {
      const withFact = (fact: string | number) =>
        counts({ ...deed, facts: { ...deed.facts, [asked.fact]: fact } });
      expect(withFact('is' in asked ? 'something else' : asked.at_least - 1)).toBe(false);
      if ('at_least' in asked) expect(withFact(String(asked.at_least))).toBe(false);
      if ('at_most' in asked && asked.at_most !== undefined)
        expect([asked.at_most, asked.at_most + 1].map(withFact)).toEqual([true, false]);
    }
  });
});

test('a badge for different things counts each thing once', () => {
  const baked = ['salad', 'jam', 'salad'].map((product, at): Deed => ({
    event: 'combine_done',
    key: `${at}`,
    facts: { product },
  }));
  expect(stepsOf(baked)).toEqual([
    { badge: 'baker', key: 'salad' },
    { badge: 'baker', key: 'jam' },
  ]);
});
