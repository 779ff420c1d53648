import { CHALLENGES_AT_ONCE, type ChallengeEntry, DIFFICULTIES } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { challengeList, type ChallengesOfLearner, type DescribedChallenge } from './challenge-list.rules.ts';

const MONDAY = new Date('2026-11-23T08:00:00Z');
const WEEK_MS = 7 * 86_400_000;

type More = Partial<ChallengeEntry> & { readonly ideasOf?: readonly string[] };

const challenge = (slug: string, { ideasOf = [], ...more }: More = {}): DescribedChallenge => ({
  entry: {
    slug,
    name: slug,
    idea: '',
    difficulty: 'beginner',
    number: 1,
    status: 'not_started',
    best: null,
    reference: null,
    locked: false,
    lock_reason: null,
    ...more,
  },
  ideasOf,
});

const all = (...challenges: DescribedChallenge[]): ChallengesOfLearner => ({
  challenges,
  difficulties: DIFFICULTIES.map(id => ({ id, name: id.toUpperCase() })),
  chapters: ['python/2', 'python/3', 'python/4', 'advanced-python/1'].map(id => ({
    id,
    name: `Chapter ${id}`,
  })),
});

const FOUR = all(
  challenge('bridge', { status: 'complete', ideasOf: ['python/2'] }),
  challenge('tower', { status: 'in_progress', ideasOf: ['python/2', 'python/3'] }),
  challenge('house', { difficulty: 'advanced', ideasOf: ['python/2', 'advanced-python/1'] }),
  challenge('belt', { difficulty: 'expert', ideasOf: ['python/2', 'python/3'] }),
);
const slugsOf = (query: Parameters<typeof challengeList>[1]) =>
  challengeList(FOUR, query, MONDAY).challenges.map(({ slug }) => slug);

test.each([
  [{}, ['bridge', 'tower', 'house', 'belt']],
  [{ difficulty: 'beginner' }, ['bridge', 'tower']],
  [{ status: 'not_started' }, ['house', 'belt']],
  [{ idea: 'python/3' }, ['tower', 'belt']],
  [{ idea: 'python/3', status: 'in_progress' }, ['tower']],
  [{ idea: 'python/3', difficulty: 'expert', status: 'complete' }, []],
  [{ idea: 'nowhere' }, []],
] as const)('asked for %j it has %j', (query, slugs) => {
  expect(slugsOf(query)).toEqual(slugs);
});

test('counts are of all challenges, and of each difficulty as the other filters have it', () => {
  const { challenge_count, completed_count, found_count, difficulties } = challengeList(
    FOUR,
    { difficulty: 'expert', status: 'not_started' },
    MONDAY,
  );
  expect([challenge_count, completed_count, found_count]).toEqual([4, 1, 1]);
  expect(difficulties).toEqual([
    { id: 'beginner', name: 'BEGINNER', challenge_count: 2, completed_count: 1, found_count: 0 },
    { id: 'advanced', name: 'ADVANCED', challenge_count: 1, completed_count: 0, found_count: 1 },
    { id: 'expert', name: 'EXPERT', challenge_count: 1, completed_count: 0, found_count: 1 },
  ]);
});

test('an idea can be asked for if some challenges need it and others do not', () => {
  expect(challengeList(FOUR, {}, MONDAY).ideas).toEqual([
    { id: 'python/3', name: 'Chapter python/3' },
    { id: 'advanced-python/1', name: 'Chapter advanced-python/1' },
  ]);
});

test('the challenge of the week is there whatever is asked for, marked, and another one next week', () => {
  const { featured } = challengeList(FOUR, { idea: 'nowhere' }, MONDAY);
  const whole = challengeList(FOUR, {}, MONDAY);
  expect(featured).toMatchObject({ featured: true });
  expect(whole.challenges.filter(one => one.featured)).toEqual([featured]);
  const next = challengeList(FOUR, {}, new Date(MONDAY.getTime() + WEEK_MS)).featured;
  expect(next?.slug).not.toBe(featured?.slug);
  expect(challengeList(all(), {}, MONDAY).featured).toBeNull();
});

test('a long list comes in parts', () => {
  const many = all(...Array.from({ length: 23 }, (_, at) => challenge(`c${at}`)));
  const part = (from: string) => challengeList(many, { from }, MONDAY);
  expect(part('0').challenges).toHaveLength(CHALLENGES_AT_ONCE);
  expect(part('20').challenges.map(({ slug }) => slug)).toEqual(['c20', 'c21', 'c22']);
  expect(part('20').found_count).toBe(23);
});
