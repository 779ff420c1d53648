import { type LearnerExport, LearnerExportSchema } from '@burrow/contracts';
import { entitlement, schoolClass, student } from '@burrow/service-kit/testing';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { LEARNER_TABLES } from '../src/learners/erase-learner.ts';
import { CERTIFIED, EARNED, inDays, run, solvedChallenge } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning();
});
afterAll(() => learning.close());

/** Work that only students have. */
const OF_STUDENTS: readonly string[] = ['runs', 'remarks', 'handed_in_work'];

/** Creates everything that somebody can leave in learning: a row in each table of work. */
async function workHard(caller: Caller, mark: string): Promise<void> {
  const update = (code: string, more: object) => caller.post('/api/level/update/python', run(code, more));
  await update(`first ${mark}`, { run_id: randomUUID() });
  await update(`second ${mark}`, {});
  await update(`won ${mark}`, { last_status: 'COMPLETE' });
  await update(`other ${mark}`, { level_slug: 'intro-level2' });
  await caller.put('/api/level/draft/python', { level_slug: 'intro-level5', code: `typed ${mark}` });
  await caller.post('/api/level/update/challenges', solvedChallenge(`solved ${mark}`));
}

/** A row in each table of what is tested and earned. */
async function earnMuch(kind: 'user' | 'student', id: string): Promise<void> {
  for (const statement of [...EARNED, CERTIFIED]) await learning.sql.query(statement, [kind, id]);
}

/** The same for a student, whose work a teacher looked at. */
async function studyHard(id: string, mark: string): Promise<void> {
  await workHard(learning.asStudent(id), mark);
  await earnMuch('student', id);
  await learning.sql.query(
    `insert into learning.remarks (learner_kind, learner_id, remark_id, course, level, about, text)
     values ('student', $1, gen_random_uuid(), 'python', 'intro-level1', 'program', $2)`,
    [id, `said ${mark}`],
  );
  await learning.sql.query(
    `insert into learning.handed_in_work (learner_kind, learner_id, course, level, code, state)
     values ('student', $1, 'python', 'intro-level1', $2, 'handed-in')`,
    [id, `done ${mark}`],
  );
}

async function tablesOfSchema(): Promise<string[]> {
  const rows: { name: string }[] = await learning.sql.query(
    "select table_name as name from information_schema.tables where table_schema = 'learning' and table_type = 'BASE TABLE' order by 1",
  );
  return rows.map(({ name }) => name);
}

/** Returns the tables in which an id occurs anywhere. */
async function tablesThatName(id: string): Promise<string[]> {
  const naming: string[] = [];
  for (const table of await tablesOfSchema()) {
    const rows = await learning.sql.query(
      `select 1 from learning."${table}" t where t::text like $1 limit 1`,
      [`%${id}%`],
    );
    if (rows.length > 0) naming.push(table);
  }
  return naming;
}

const WAITING = `
  select 1 from pg_locks where locktype = 'advisory' and not granted
  and database = (select oid from pg_database where datname = current_database())`;

/** Waits until somebody waits for a lock on a learner; the service's only connection is the one that waits. */
async function somebodyWaits(beside: Awaited<ReturnType<typeof learning.connect>>): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { rowCount } = await beside.query(WAITING);
    if (rowCount) return;
    await delay(25);
  }
  throw new Error('nobody waits');
}

test('every table with learners is one of those that are erased', async () => {
  const rows: { name: string }[] = await learning.sql.query(
    "select table_name as name from information_schema.columns where table_schema = 'learning' and column_name = 'learner_id'",
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...LEARNER_TABLES].toSorted());
});

describe('a student who is removed', () => {
  test('leaves no row in any table but the one that remembers the removal', async () => {
    const [parent, organization_id] = [randomUUID(), randomUUID()];
    const data = student({ parent_id: parent, organization_id });
    const id = data.student_id;
    await learning.tell('account/student-changed', data);
    const assignments = [{ student_id: id, course_id: 'python' }];
    const bought = entitlement({ owner: { kind: 'user', id: parent }, assignments });
    await learning.tell('payment/entitlement-changed', bought);
    await studyHard(id, 'x');
    expect((await tablesThatName(id)).toSorted()).toEqual(
      [...LEARNER_TABLES, 'students', 'assignments'].toSorted(),
    );

    await learning.tell('account/student-changed', { ...data, version: 2, removed: true });
    expect(await tablesThatName(id)).toEqual(['tombstones']);
    await learning.tell('account/student-changed', data, { ...data, version: 2 });
    await learning.tell('payment/entitlement-changed', bought);
    expect(await tablesThatName(id)).toEqual(['tombstones']);
  });

  test('can no longer write with a session that is still known somewhere', async () => {
    const data = student();
    const caller = learning.asStudent(data.student_id);
    await workHard(caller, 'x');
    await learning.tell('account/student-changed', { ...data, removed: true });
    const answers = [
      await caller.post('/api/level/update/python', run('x')),
      await caller.post('/api/level/update/python', run('x', { last_status: 'COMPLETE' })),
      await caller.put('/api/level/draft/python', { level_slug: 'intro-level1', code: 'x' }),
      await caller.get('/api/level/data/python/intro-level1'),
    ];
    expect(answers.map(answer => answer.statusCode)).toEqual([401, 401, 401, 401]);
    expect(await tablesThatName(data.student_id)).toEqual(['tombstones']);
  });

  test('while playing leaves nothing either', async () => {
    for (let round = 0; round < 5; round += 1) {
      const data = student();
      const caller = learning.asStudent(data.student_id);
      await learning.tell('account/student-changed', data);
      const playing = Array.from({ length: 30 }, (_, at) =>
        at % 3 === 0
          ? caller.put('/api/level/draft/python', { level_slug: 'intro-level2', code: `${at}` })
          : caller.post('/api/level/update/python', run(`${at}`)),
      );
      await learning.post('account/student-changed', { ...data, version: 2, removed: true });
      const statuses = (await Promise.all(playing)).map(answer => answer.statusCode);
      expect(statuses.filter(status => status !== 200 && status !== 401)).toEqual([]);
      await learning.settle();
      expect(await tablesThatName(data.student_id)).toEqual(['tombstones']);
    }
  });

  test('between the check of rights and the writing has nothing stored', async () => {
    const writes = [
      (caller: Caller) => caller.put('/api/level/draft/python', { level_slug: 'intro-level1', code: 'x' }),
      (caller: Caller) => caller.post('/api/level/update/python', run('x')),
    ];
    for (const write of writes) {
      const { student_id } = student();
      const caller = learning.asStudent(student_id);
      const remover = await learning.connect();
      await remover.query('begin');
      await remover.query("select pg_advisory_xact_lock(learning.lock_key('student', $1))", [student_id]);
      await remover.query("insert into learning.tombstones (kind, id, version) values ('student', $1, 1)", [student_id]); // prettier-ignore
      const written = write(caller);
      await somebodyWaits(remover);
      await remover.query('commit');
      await remover.end();
      expect((await written).statusCode).toBe(401);
      expect(await tablesThatName(student_id)).toEqual(['tombstones']);
    }
  });

  test('by an older message than what is stored stays', async () => {
    const data = student({ version: 5 });
    await learning.tell('account/student-changed', data);
    await studyHard(data.student_id, 'x');
    await learning.tell('account/student-changed', { ...data, version: 4, removed: true });
    expect(await tablesThatName(data.student_id)).toEqual(
      expect.arrayContaining([...LEARNER_TABLES, 'students']),
    );
  });
});

test('a user who is removed leaves only the row that remembers it, and nobody else’s work is deleted', async () => {
  const user = randomUUID();
  const data = student({ parent_id: user });
  const taught = schoolClass({ teacher_ids: [user], substitutes: [{ user_id: user, begins_at: inDays(-1), ends_at: inDays(1) }] }); // prettier-ignore
  const owned = entitlement({ owner: { kind: 'user', id: user } });
  await learning.tell('account/student-changed', data);
  await learning.tell('organization/class-changed', taught);
  await learning.tell('payment/entitlement-changed', owned);
  const caller = learning.as({ role: 'parent', user });
  await workHard(caller, 'x');
  await earnMuch('user', user);
  await studyHard(data.student_id, 'x');
  expect((await tablesThatName(user)).toSorted()).toEqual(
    [
      ...LEARNER_TABLES.filter(table => !OF_STUDENTS.includes(table)),
      'classes',
      'entitlements',
      'students',
    ].toSorted(),
  );
  await learning.tell('account/user-removed', { user_id: user }, { user_id: user });
  expect(await tablesThatName(user)).toEqual(['tombstones']);
  await learning.tell('payment/entitlement-changed', { ...owned, version: 9 });
  expect(await tablesThatName(user)).toEqual(['tombstones']);
  expect((await caller.post('/api/level/update/python', run('x'))).statusCode).toBe(401);
  expect(await tablesThatName(data.student_id)).toEqual(
    expect.arrayContaining([...LEARNER_TABLES, 'students']),
  );
});

describe('the download', () => {
  const download = async (caller: Caller): Promise<LearnerExport> =>
    LearnerExportSchema.strict().parse((await caller.get('/api/level/export')).json());

  /** Returns what each table has about a learner, by what identifies a row. */
  const MARKS: Record<(typeof LEARNER_TABLES)[number], string> = {
    progress: 'level',
    completions: 'code',
    code_history: 'code',
    daily_runs: 'count::text',
    last_played: 'level',
    runs: 'level',
    remarks: 'text',
    handed_in_work: 'code',
    challenge_results: 'level',
    quiz_tries: 'course',
    quiz_answers: 'number::text',
    quiz_passes: 'how',
    level_tries: 'level',
    badge_steps: 'step',
    badges: 'badge',
    certificates: 'certificate_id',
  };

  test.each(LEARNER_TABLES)('has every row of %s', async table => {
    const id = randomUUID();
    const caller = learning.asStudent(id);
    await studyHard(id, randomUUID());
    const [work] = (await download(caller)).learners;
    const rows: { mark: string }[] = await learning.sql.query(
      `select ${MARKS[table]} as mark from learning.${table} where learner_id = $1`,
      [id],
    );
    expect(rows.length).toBeGreaterThan(0);
    const parts = {
      progress: work?.levels.map(level => level.level_slug),
      completions: work?.completions.map(({ code }) => code),
      code_history: work?.history.map(({ code }) => code),
      daily_runs: work?.runs.map(({ count }) => String(count)),
      last_played: [work?.last_played?.level_slug],
      runs: work?.run_outcomes?.map(each => each.level_slug),
      remarks: work?.remarks?.map(({ text }) => text),
      handed_in_work: work?.handed_in?.map(({ code }) => code),
      challenge_results: work?.challenge_results?.map(each => each.level_slug),
      quiz_tries: work?.achievements?.quiz_tries.map(each => each.course_id),
      quiz_answers: work?.achievements?.quiz_answers.map(({ number }) => String(number)),
      quiz_passes: work?.achievements?.quiz_passes.map(({ how }) => how),
      level_tries: work?.achievements?.level_tries.map(each => each.level_slug),
      badge_steps: work?.achievements?.badge_steps.map(({ step }) => step),
      badges: work?.achievements?.badges.map(({ badge }) => badge),
      certificates: work?.achievements?.certificates.map(each => each.id),
    };
    expect(parts[table]?.toSorted()).toEqual(rows.map(({ mark }) => mark).toSorted());
  });

  test('of a parent contains their own work and that of all their students, and nobody else’s', async () => {
    const user = randomUUID();
    const [one, two, other] = [student({ parent_id: user }), student({ parent_id: user }), student()];
    await learning.tell('account/student-changed', one, two, other);
    for (const { student_id } of [one, two, other]) await studyHard(student_id, student_id);
    const caller = learning.as({ role: 'parent', user, student: one.student_id });
    await workHard(learning.as({ role: 'parent', user }), user);
    const { learners } = await download(caller);
    expect(learners.map(({ learner_kind, learner_id }) => [learner_kind, learner_id]).toSorted()).toEqual(
      [['user', user], ['student', one.student_id], ['student', two.student_id]].toSorted(), // prettier-ignore
    );
    for (const { learner_id, levels } of learners) {
      expect(levels.map(({ code, draft }) => [code, draft])).toEqual([
        [expect.stringContaining(`solved ${learner_id}`), null],
        [`won ${learner_id}`, null],
        [`other ${learner_id}`, null],
        [null, `typed ${learner_id}`],
      ]);
    }
  });

  test('of a student contains only theirs, and of a teacher who chose a student nothing of the student’s', async () => {
    const data = student({ parent_id: randomUUID() });
    await learning.tell('account/student-changed', data);
    const id = data.student_id;
    const own = await download(learning.as({ role: 'student', student: id, user: data.parent_id }));
    expect(own.learners.map(({ learner_id }) => learner_id)).toEqual([id]);
    const teacher = randomUUID();
    const theirs = await download(learning.as({ role: 'teacher', user: teacher, student: id }));
    expect(theirs.learners.map(({ learner_id }) => learner_id)).toEqual([teacher]);
  });

  test('is not for visitors', async () => {
    expect((await learning.as().get('/api/level/export')).statusCode).toBe(401);
  });
});
