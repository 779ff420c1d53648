import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { resyncEvents } from '../src/resync/resync-events.ts';
import { run } from './facts.harness.ts';
import { CONTENT_FILE, startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning();
});
afterAll(() => learning.close());

const play = async (caller: Caller, code: string, more: object = {}) => {
  const answer = await caller.post('/api/level/update/python', run(code, more));
  expect(answer.statusCode).toBe(200);
};
const kept = async (id: string, level = 'intro-level1'): Promise<string[]> => {
  const rows: { code: string }[] = await learning.sql.query(
    'select code from learning.code_history where learner_id = $1 and level = $2 order by at desc',
    [id, level],
  );
  return rows.map(({ code }) => code);
};
const newcomer = () => {
  const id = randomUUID();
  return { id, caller: learning.asStudent(id) };
};
const codes = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `code ${from + at}`);

describe('the history of a level', () => {
  test('consists of the last twenty different codes, the latest first', async () => {
    const { id, caller } = newcomer();
    for (const code of codes(25)) await play(caller, code);
    expect(await kept(id)).toEqual(codes(20, 5).toReversed());
  });

  test('has the same code once, at the time it was last run', async () => {
    const { id, caller } = newcomer();
    for (const code of ['a', 'b', 'a', 'c', 'a']) await play(caller, code);
    await play(caller, 'b', { last_status: 'COMPLETE' });
    expect(await kept(id)).toEqual(['b', 'a', 'c']);
  });

  test('is separate for each level and each learner', async () => {
    const [one, two] = [newcomer(), newcomer()];
    for (const code of codes(22)) await play(one.caller, code);
    await play(one.caller, 'elsewhere', { level_slug: 'intro-level2' });
    await play(two.caller, 'mine');
    expect(await kept(one.id, 'intro-level2')).toEqual(['elsewhere']);
    expect(await kept(two.id)).toEqual(['mine']);
  });

  test('has at most twenty, even for simultaneous runs', async () => {
    const { id, caller } = newcomer();
    await Promise.all(codes(30).map(code => play(caller, code)));
    expect(await kept(id)).toHaveLength(20);
  });

  test('contains no empty code and nothing of a run that was refused', async () => {
    const id = randomUUID();
    const visitor = learning.as({ visitor: id });
    await play(visitor, '');
    for (const code of codes(10)) await play(visitor, code);
    expect((await visitor.post('/api/level/update/python', run('eleventh'))).statusCode).toBe(403);
    expect(await kept(id)).toEqual(codes(10).toReversed());
  });
});

describe('where a student plays', () => {
  interface Told {
    readonly course_id: string;
    readonly level_slug: string;
    readonly at: string;
  }
  const told = async (id: string): Promise<Told[]> => {
    const rows: { told: Told }[] = await learning.sql.query(
      "select data -> 'data' as told from jobs.job where name = 'events-account' and data ->> 'type' = 'learning/level-played' and data -> 'data' ->> 'student_id' = $1 order by data -> 'data' ->> 'at', created_on",
      [id],
    );
    return rows.map(row => row.told);
  };
  /** Each change of level. The same one is reported again in the next minute. */
  const placesOf = async (id: string) =>
    (await told(id)).map(({ level_slug }) => level_slug).filter((place, at, all) => place !== all[at - 1]);

  test('is reported once for each change of level', async () => {
    const { id, caller } = newcomer();
    for (const level_slug of ['intro-level1', 'intro-level1', 'intro-level2', 'intro-level2', 'intro-level1'])
      await play(caller, 'x', { level_slug });
    await play(caller, 'x', { level_slug: 'intro-level2', last_status: 'COMPLETE' });
    expect(await placesOf(id)).toEqual(['intro-level1', 'intro-level2', 'intro-level1']);
  });

  test('is reported with a time that increases with each change, even for simultaneous runs', async () => {
    const { id, caller } = newcomer();
    await Promise.all(
      codes(40).map((code, at) => play(caller, code, { level_slug: `intro-level${1 + (at % 2)}` })),
    );
    const all = await told(id);
    expect(new Set(all.map(({ at }) => at)).size).toBe(all.length);
    const minuteOf = (at: string): string => at.slice(0, 'yyyy-mm-ddThh:mm'.length);
    const repeated = all.filter(({ level_slug, at }, index) => {
      const before = all[index - 1];
      return before?.level_slug === level_slug && minuteOf(before.at) === minuteOf(at);
    });
    expect(repeated).toEqual([]);
    const [last] = await learning.sql.query('select level from learning.last_played where learner_id = $1', [
      id,
    ]);
    expect(all.at(-1)?.level_slug).toBe(last.level);
  });

  test('is reported with a later time than the one before, whatever the clock says', async () => {
    const { id, caller } = newcomer();
    await play(caller, 'x');
    await learning.sql.query(
      "update learning.last_played set at = at + interval '1 hour' where learner_id = $1",
      [id],
    );
    const [{ at }] = await learning.sql.query('select at from learning.last_played where learner_id = $1', [
      id,
    ]);
    await play(caller, 'x', { level_slug: 'intro-level2' });
    expect((await told(id)).at(-1)?.at).toBe(new Date(at.getTime() + 1).toISOString());
  });

  const lastAt = async (id: string): Promise<Date> => {
    const [row] = await learning.sql.query('select at from learning.last_played where learner_id = $1', [id]);
    return row.at;
  };

  test('is reported again with the time of a run in a later minute, and not twice in one', async () => {
    const { id, caller } = newcomer();
    await play(caller, 'x');
    await learning.sql.query(
      "update learning.last_played set at = at - interval '1 day' where learner_id = $1",
      [id],
    );
    await play(caller, 'x');
    const reported = await told(id);
    expect(reported).toHaveLength(2);
    const at = await lastAt(id);
    expect(reported[1]?.at).toBe(at.toISOString());
    expect(Date.now() - at.getTime()).toBeLessThan(60 * 60_000);
    // What is later than now is in no earlier minute.
    await learning.sql.query(
      "update learning.last_played set at = at + interval '1 hour' where learner_id = $1",
      [id],
    );
    await play(caller, 'x');
    expect(await told(id)).toHaveLength(2);
  });

  test('is reported for students only, and not for a run that was refused', async () => {
    const [user, visitor, id] = [randomUUID(), randomUUID(), randomUUID()];
    await play(learning.as({ role: 'teacher', user }), 'x');
    await play(learning.as({ visitor }), 'x');
    const refused = await learning
      .asStudent(id)
      .post('/api/level/update/python', run('x', { level_slug: 'operators-level1' }));
    expect(refused.statusCode).toBe(402);
    for (const each of [user, visitor, id]) expect(await told(each)).toEqual([]);
  });

  test('is reported for the student whom a parent chose', async () => {
    const [user, id] = [randomUUID(), randomUUID()];
    await play(learning.as({ role: 'parent', user, student: id }), 'x');
    expect(await placesOf(id)).toEqual(['intro-level1']);
  });

  test('is reported again on request, unchanged', async () => {
    const { id, caller } = newcomer();
    await play(caller, 'x');
    await play(caller, 'x', { level_slug: 'intro-level2' });
    const [, before] = await told(id);
    const [{ students }] = await learning.sql.query(
      "select count(*)::int as students from learning.last_played where learner_kind = 'student'",
    );
    expect(await resyncEvents(learning.database, { CONTENT_FILE })).toContain(
      `${students} levels played last`,
    );
    expect((await told(id)).slice(1)).toEqual([before, before]);
  });
});
