import {
  type ChallengeEntry,
  ChallengeListSchema,
  type ChallengeResults,
  ChallengeResultsSchema,
  LevelDataSchema,
} from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { schoolClass, student } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { solvedChallenge } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning();
});
afterAll(() => learning.close());

const UPDATE = '/api/level/update/challenges';
const REFERENCE = { commands: 3, lines: 2 };

async function listed(caller: Caller, query = ''): Promise<ChallengeEntry[]> {
  const answer = await caller.get(`/api/challenge${query}`);
  return ChallengeListSchema.strict().parse(answer.json()).challenges;
}
async function resultsOf(caller: Caller): Promise<ChallengeResults> {
  const answer = await caller.get('/api/challenge/first-challenge/results');
  return ChallengeResultsSchema.strict().parse(answer.json());
}
const solve = (caller: Caller, code: string, turns = 0, more = {}) =>
  caller.post(UPDATE, solvedChallenge(code, turns, more));
const lines = (count: number): string => Array.from({ length: count }, () => 'pass').join('\n');

test('the list has each challenge with status, reference and the one of the week', async () => {
  const visitor = learning.as();
  const entry = {
    slug: 'first-challenge', name: 'The first challenge', idea: '', difficulty: 'beginner', number: 1, status: 'not_started',
    best: null, reference: REFERENCE, featured: true, locked: false, lock_reason: null,
  }; // prettier-ignore
  expect(await listed(visitor)).toEqual([entry]);
  await visitor.post(UPDATE, { ...solvedChallenge('x'), last_status: 'in_progress' });
  expect(await listed(visitor, '?status=in_progress')).toEqual([{ ...entry, status: 'in_progress' }]);
  expect(await listed(visitor, '?status=not_started')).toEqual([]);
  await solve(visitor, lines(2));
  expect(await listed(visitor)).toEqual([{ ...entry, status: 'complete', best: { commands: 2, lines: 2 } }]);
});

test.each(['?difficulty=easy', '?status=done', '?from=-1'])('%s is refused', async query => {
  expect((await learning.as().get(`/api/challenge${query}`)).statusCode).toBe(422);
});

test('what the reference takes is no part of the level', async () => {
  const answer = await learning.as().get('/api/level/data/challenges/first-challenge');
  LevelDataSchema.parse(answer.json());
  expect(answer.json()).not.toHaveProperty('reference');
});

describe('the best result', () => {
  test('is the fewest commands and the fewest lines, of whichever programs, and never gets worse', async () => {
    const visitor = learning.as();
    await solve(visitor, lines(9), 0);
    expect((await resultsOf(visitor)).best).toEqual({ commands: 2, lines: 9 });
    await solve(visitor, lines(4), 2);
    expect((await resultsOf(visitor)).best).toEqual({ commands: 2, lines: 4 });
    await solve(visitor, lines(12), 3);
    expect(await resultsOf(visitor)).toEqual({
      slug: 'first-challenge',
      best: { commands: 2, lines: 4 },
      reference: REFERENCE,
      class: null,
    });
  });

  test('counts lines as the limit of a level does', async () => {
    const visitor = learning.as();
    await solve(visitor, '# a comment\n\nfor i in range(2):\n    pass; pass\n', 1);
    expect((await resultsOf(visitor)).best).toEqual({ commands: 6, lines: 3 });
  });

  test('comes from verified completions only', async () => {
    const visitor = learning.as();
    await solve(visitor, lines(1), 0, { world_version: '0-unknown' });
    await solve(visitor, lines(1), 0, { settings: undefined });
    expect(
      (await solve(visitor, lines(1), 0, { settings: [{ commands: [['turn_left', null]], variables: {} }] }))
        .statusCode,
    ).toBe(422);
    await solve(visitor, '# nothing that could run');
    expect((await resultsOf(visitor)).best).toBeNull();
  });

  test('is of programs without lines of the assistant', async () => {
    const visitor = learning.as();
    const helped = { ...solvedChallenge(lines(3)), helped_lines: 1 };
    expect((await visitor.post('/api/level/update/challenges', helped)).json()).toMatchObject({
      status: 'complete',
      verified: true,
    });
    expect((await resultsOf(visitor)).best).toBeNull();
    await solve(visitor, lines(5));
    expect((await resultsOf(visitor)).best).toMatchObject({ lines: 5 });
  });

  test('is of the challenge as it is now', async () => {
    const id = randomUUID();
    const visitor = learning.as({ visitor: id });
    await solve(visitor, lines(2));
    await learning.pool.query(
      "update learning.challenge_results set level_hash = 'before' where learner_id = $1",
      [id],
    );
    expect((await resultsOf(visitor)).best).toBeNull();
    expect(await listed(visitor)).toMatchObject([{ status: 'complete', best: null }]);
    await solve(visitor, lines(5));
    expect((await resultsOf(visitor)).best).toEqual({ commands: 2, lines: 5 });
    expect(await listed(visitor)).toMatchObject([{ best: { commands: 2, lines: 5 } }]);
  });

  test('of a visitor moves with the rest: the better of both is kept', async () => {
    const [visitor, id, other] = [randomUUID(), randomUUID(), randomUUID()];
    await solve(learning.as({ visitor }), lines(3), 2);
    await solve(learning.asStudent(id), lines(7), 1);
    const adopt = (to: string) =>
      learning.tell('account/visitor-adopted', { visitor_id: visitor, learner: { kind: 'student', id: to } });
    await adopt(id);
    expect((await resultsOf(learning.asStudent(id))).best).toEqual({ commands: 6, lines: 3 });
    expect((await resultsOf(learning.as({ visitor }))).best).toBeNull();
    await adopt(other);
    expect((await resultsOf(learning.asStudent(other))).best).toBeNull();
  });

  test('of a level that is no challenge is not kept', async () => {
    const id = randomUUID();
    const body = solvedChallenge(lines(2), 0, { level_hash: 'hash-of-intro-level1' });
    await learning
      .as({ visitor: id })
      .post('/api/level/update/python', { ...body, level_slug: 'intro-level1' });
    const { rowCount } = await learning.pool.query(
      'select 1 from learning.challenge_results where learner_id = $1',
      [id],
    );
    expect(rowCount).toBe(0);
  });
});

describe('the class', () => {
  const organization_id = randomUUID();
  const teacher = randomUUID();
  const ours = schoolClass({ organization_id, teacher_ids: [teacher] });
  const other = schoolClass({ organization_id });
  const of = (class_id: string) => student({ organization_id, class_id });
  const students = Array.from({ length: 12 }, () => of(ours.class_id));
  const ids = students.map(({ student_id }) => student_id);
  const outsider = of(other.class_id);

  beforeAll(async () => {
    await learning.tell('organization/class-changed', ours, other);
    await learning.tell('account/student-changed', ...students, outsider);
    for (let at = 0; at < 9; at += 1) await solve(learning.asStudent(ids[at]), lines(at + 1), at);
    await solve(learning.asStudent(outsider.student_id), lines(1));
  });

  test('is not told about itself with nine results', async () => {
    for (const id of ids) expect((await resultsOf(learning.asStudent(id))).class).toBeNull();
  });

  test('from ten on hears of its middle half: no names, no ids, no single result', async () => {
    await solve(learning.asStudent(ids[9]), lines(10), 9);
    const results = await resultsOf(learning.asStudent(ids[0]));
    expect(results.class).toEqual({
      commands: { low: 10, middle: 18, high: 30 },
      lines: { low: 3, middle: 5, high: 8 },
    });
    for (const id of ids) expect(JSON.stringify(results)).not.toContain(id);
    // Whoever has not solved it yet hears the same.
    expect((await resultsOf(learning.asStudent(ids[11]))).class).toEqual(results.class);
  });

  test('is told to nobody outside of it', async () => {
    const asked = [
      learning.as(),
      learning.asStudent(outsider.student_id),
      learning.asStudent(),
      learning.as({ role: 'parent', user: randomUUID(), student: ids[0] ?? null }),
      learning.as({ role: 'teacher', user: teacher, organization: organization_id }),
      learning.as({ role: 'admin', user: randomUUID(), organization: organization_id }),
    ];
    for (const caller of asked) expect((await resultsOf(caller)).class).toBeNull();
  });

  test('counts those who are in it now', async () => {
    const [first] = students;
    await learning.tell('account/student-changed', { ...first!, version: 2, class_id: other.class_id });
    expect((await resultsOf(learning.asStudent(ids[1]))).class).toBeNull();
    expect((await resultsOf(learning.asStudent(first!.student_id))).class).toBeNull();
  });
});

test('of a challenge that does not exist there are no results', async () => {
  expect((await learning.as().get('/api/challenge/nowhere/results')).statusCode).toBe(404);
});
