import { LevelDataSchema } from '@burrow/contracts';
import { student } from '@burrow/service-kit/testing';
import type { Caller } from '@burrow/service-kit/testing';
import { WORLD_VERSION } from '@burrow/world';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { LEARNER_TABLES } from '../src/learners/erase-learner.ts';
import { run } from './facts.harness.ts';
import { solving, startLearning, type TestLearning, WINNING } from './learning.harness.ts';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning();
});
afterAll(() => learning.close());

const COURSE = '/api/level/update/python';
const record = {
  world_version: WORLD_VERSION,
  level_hash: 'hash-of-intro-level1',
  settings: [{ commands: WINNING, variables: {} }],
};

/** What somebody may have done in a level. */
const DEEDS: Record<string, (caller: Caller, name: string) => Promise<unknown>> = {
  nothing: async () => {},
  draft: (caller, name) => caller.put('/api/level/draft/python', { level_slug: 'intro-level1', code: name }),
  run: (caller, name) => caller.post(COURSE, run(name)),
  completion: (caller, name) => caller.post(COURSE, run(name, { last_status: 'COMPLETE' })),
  verified: (caller, name) => caller.post(COURSE, run(name, { last_status: 'COMPLETE', run: record })),
};
const FAR = ['nothing', 'draft', 'run', 'completion', 'verified'];

const levelOf = async (caller: Caller) =>
  LevelDataSchema.parse((await caller.get('/api/level/data/python/intro-level1')).json());
const adopt = (visitor_id: string, id: string, kind: 'student' | 'user' = 'student') =>
  learning.tell('account/visitor-adopted', { visitor_id, learner: { kind, id } });

async function rowsOf(id: string): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const table of LEARNER_TABLES) {
    const rows = (await learning.sql.query(
      `select to_jsonb(t) - 'id' as row from learning.${table} t where learner_id = $1 order by 1`,
      [id],
    )) as { row: unknown }[];
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}
const historyOf = async (id: string): Promise<string[]> =>
  (
    (await learning.sql.query('select code from learning.code_history where learner_id = $1 order by code', [
      id,
    ])) as { code: string }[]
  ).map(({ code }) => code);
const somebody = () => {
  const [visitor, id] = [randomUUID(), randomUUID()];
  return { visitor, id, asVisitor: learning.as({ visitor }), asStudent: learning.asStudent(id) };
};

describe('a visitor who turns out to be a student', () => {
  const pairs = FAR.flatMap(theirs => FAR.map(own => [theirs, own] as const));

  test.each(pairs)(
    'with %s, and %s of the student: the more advanced one is kept, nothing is lost',
    async (theirs, own) => {
      const { visitor, id, asVisitor, asStudent } = somebody();
      await DEEDS[own]?.(asStudent, 'own');
      await DEEDS[theirs]?.(asVisitor, 'theirs');
      const before = await rowsOf(visitor);
      await adopt(visitor, id);

      // The visitor was later, so that of two equal ones theirs is kept.
      const expected = FAR.indexOf(theirs) >= FAR.indexOf(own) ? theirs : own;
      const who = expected === theirs ? 'theirs' : 'own';
      const name = expected === 'verified' ? solving(who) : who;
      const level = await levelOf(asStudent);
      expect(level.completed).toBe(FAR.indexOf(expected) >= 3);
      expect(level.last_code_executed).toBe(expected === 'nothing' ? null : name);
      expect(await rowsOf(visitor)).toEqual(Object.fromEntries(LEARNER_TABLES.map(table => [table, []])));

      const after = await rowsOf(id);
      const known = new Set([...(await historyOf(id)), level.last_code_executed]);
      const named = [...known].map(code => code?.split(' or ')[0]);
      if (theirs !== 'nothing') expect(named).toContain('theirs');
      if (own !== 'nothing') expect(named).toContain('own');
      expect(after['completions']).toHaveLength([theirs, own].filter(deed => FAR.indexOf(deed) >= 3).length);
      if (before['last_played']?.length)
        expect(after['last_played']).toMatchObject([{ level: 'intro-level1' }]);
      const verified = (after['progress'] as { verified: boolean }[]).some(row => row.verified);
      expect(verified).toBe(expected === 'verified');
    },
  );

  test('has today’s runs of both, for each kind', async () => {
    const { visitor, id, asVisitor, asStudent } = somebody();
    const challenge = (caller: Caller) =>
      caller.post('/api/level/update/challenges', run('x', { level_slug: 'first-challenge' }));
    for (let count = 0; count < 4; count += 1) await challenge(asVisitor);
    for (let count = 0; count < 3; count += 1) await challenge(asStudent);
    await asVisitor.post(COURSE, run('x'));
    await adopt(visitor, id);
    expect((await asStudent.get('/api/credit/challenge')).json()).toMatchObject({ counter: 23, limit: 30 });
    expect((await asVisitor.get('/api/credit/challenge')).json()).toMatchObject({ counter: 10, limit: 10 });
    const [{ count }] = await learning.sql.query(
      "select count from learning.daily_runs where learner_id = $1 and execution_type = 'level'",
      [id],
    );
    expect(count).toBe(1);
  });

  test('keeps with how much help a level was completed', async () => {
    const { visitor, id, asVisitor, asStudent } = somebody();
    const helped = { last_status: 'COMPLETE', helped_lines: 1 };
    await asVisitor.post(COURSE, run('a()\nb()', helped));
    await asStudent.post(COURSE, run('x', { level_slug: 'intro-level2' }));
    await adopt(visitor, id);
    const rows = await rowsOf(id);
    expect(rows['completions']).toMatchObject([{ helped_lines: 1 }]);
    expect(rows['progress']).toMatchObject([
      { level: 'intro-level1', helped_lines: 1 },
      { level: 'intro-level2', helped_lines: 0 },
    ]);
  });

  test('twice changes nothing', async () => {
    const { visitor, id, asVisitor, asStudent } = somebody();
    await DEEDS['completion']?.(asStudent, 'own');
    await DEEDS['run']?.(asVisitor, 'theirs');
    await adopt(visitor, id);
    const once = await rowsOf(id);
    await adopt(visitor, id);
    expect(await rowsOf(id)).toEqual(once);
  });

  test('may work as a visitor again, separately', async () => {
    const { visitor, id, asVisitor, asStudent } = somebody();
    await DEEDS['run']?.(asVisitor, 'before');
    await adopt(visitor, id);
    await DEEDS['run']?.(asVisitor, 'after');
    expect((await levelOf(asVisitor)).last_code_executed).toBe('after');
    expect((await levelOf(asStudent)).last_code_executed).toBe('before');
  });

  test('continues where the visitor was', async () => {
    const { visitor, id, asVisitor, asStudent } = somebody();
    await asStudent.post(COURSE, run('x'));
    await asVisitor.post(COURSE, run('x', { level_slug: 'intro-level2' }));
    await adopt(visitor, id);
    expect((await rowsOf(id))['last_played']).toMatchObject([{ level: 'intro-level2' }]);
    const told = await learning.sql.query(
      "select data from jobs.job where name = 'events-account' and data -> 'data' ->> 'student_id' = $1 order by data ->> 'at'",
      [id],
    );
    expect(told.map(({ data }: { data: { data: { level_slug: string } } }) => data.data.level_slug)).toEqual([
      'intro-level1',
      'intro-level2',
    ]);
  });

  test('keeps the adopted code through the twenty runs that follow', async () => {
    const { visitor, id, asVisitor, asStudent } = somebody();
    await DEEDS['completion']?.(asStudent, 'own');
    await DEEDS['run']?.(asVisitor, 'theirs');
    await adopt(visitor, id);
    for (let at = 0; at < 25; at += 1) await asStudent.post(COURSE, run(`later ${at}`));
    expect(await historyOf(id)).toContain('theirs');
  });

  test('adopts nothing if removed meanwhile, and the visitor keeps it', async () => {
    const { visitor, id, asVisitor } = somebody();
    await DEEDS['run']?.(asVisitor, 'mine');
    await learning.tell('account/student-changed', student({ student_id: id, removed: true }));
    await adopt(visitor, id);
    expect((await levelOf(asVisitor)).last_code_executed).toBe('mine');
    expect((await rowsOf(id))['progress']).toEqual([]);
  });
});

test('a visitor who turns out to be a parent has their work as their own', async () => {
  const { visitor, id, asVisitor } = somebody();
  await DEEDS['completion']?.(asVisitor, 'theirs');
  await adopt(visitor, id, 'user');
  const parent = learning.as({ role: 'parent', user: id });
  expect(await levelOf(parent)).toMatchObject({ completed: true, last_code_executed: 'theirs' });
});

test('while both continue to work nothing is lost, and each run is counted once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { visitor, id, asVisitor, asStudent } = somebody();
    const slugs = ['intro-level1', 'intro-level2'];
    const jobs: Promise<{ code: string; counted: boolean }>[] = [];
    for (let at = 0; at < 8; at += 1) {
      for (const [who, caller] of [
        ['v', asVisitor],
        ['s', asStudent],
      ] as const) {
        const code = `${who}${at}`;
        const status = at % 4 === 3 ? 'COMPLETE' : 'in_progress';
        const body = run(code, { level_slug: slugs[at % 2], last_status: status });
        jobs.push(
          caller.post(COURSE, body).then(answer => {
            expect(answer.statusCode).toBe(200);
            return { code, counted: status === 'in_progress' };
          }),
        );
        if (at === 3 && who === 's')
          await learning.post('account/visitor-adopted', {
            visitor_id: visitor,
            learner: { kind: 'student', id },
          });
      }
    }
    const done = await Promise.all(jobs);
    await learning.settle();
    const known = [...(await historyOf(id)), ...(await historyOf(visitor))];
    expect(known.toSorted()).toEqual(done.map(({ code }) => code).toSorted());
    const [{ sum }] = await learning.sql.query(
      "select sum(count)::int as sum from learning.daily_runs where learner_id in ($1, $2) and execution_type = 'level'",
      [id, visitor],
    );
    expect(sum).toBe(done.filter(({ counted }) => counted).length);
    await adopt(visitor, id);
    expect((await historyOf(id)).toSorted()).toEqual(done.map(({ code }) => code).toSorted());
    expect(await historyOf(visitor)).toEqual([]);
  }
});
