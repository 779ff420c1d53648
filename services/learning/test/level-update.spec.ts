import { CreditSchema, ErrorAnswerSchema, LevelDataSchema, LevelUpdateAnswerSchema } from '@burrow/contracts';
import { type Caller, countedText } from '@burrow/service-kit/testing';
import { WORLD_VERSION } from '@burrow/world';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { run } from './facts.harness.ts';
import { solving, startLearning, type TestLearning, WINNING } from './learning.harness.ts';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning();
});
afterAll(() => learning.close());

const record = (more: object = {}) => ({
  world_version: WORLD_VERSION,
  level_hash: 'hash-of-intro-level1',
  settings: [{ commands: WINNING, variables: {} }],
  ...more,
});
const setting = (...commands: readonly unknown[]) => ({ commands, variables: {} });
/** A level with one hidden setting, in which the animal starts one tile further away. */
const SECOND = { level_slug: 'intro-level2', last_status: 'COMPLETE' };
const secondRecord = (...settings: object[]) => record({ level_hash: 'hash-of-intro-level2', settings });
const inVariant = setting(['move_forward', 3], ['collect', 'carrot']);
const update = (caller: Caller, body: unknown, course = 'python') =>
  caller.post(`/api/level/update/${course}`, body);
const answered = async (caller: Caller, body: unknown) =>
  LevelUpdateAnswerSchema.parse((await update(caller, body)).json());
const levelOf = async (caller: Caller) =>
  LevelDataSchema.parse((await caller.get('/api/level/data/python/intro-level1')).json());
const creditOf = async (caller: Caller, type: string) =>
  CreditSchema.parse((await caller.get(`/api/credit/${type}`)).json());
const refusal = async (answer: ReturnType<typeof update>) => {
  const { statusCode, ...rest } = await answer;
  return [statusCode, ErrorAnswerSchema.parse(rest.json()).code];
};

describe('a run', () => {
  test('is counted, and its code is stored', async () => {
    const visitor = learning.as();
    expect(await answered(visitor, run('print(1)'))).toEqual({
      level_slug: 'intro-level1',
      status: 'in_progress',
      verified: false,
      counter: 9,
    });
    expect((await levelOf(visitor)).last_code_executed).toBe('print(1)');
    expect(await creditOf(visitor, 'level')).toEqual({ execution_type: 'level', counter: 9, limit: 10 });
    expect(await creditOf(visitor, 'challenge')).toMatchObject({ counter: 10 });
  });

  test('of the program that the level gave costs no attempt, and is stored like any other', async () => {
    const visitor = learning.as();
    const { codeTemplate } = await levelOf(visitor);
    expect(codeTemplate).not.toBe('');
    for (const code of [codeTemplate, `# mine\n${codeTemplate}`, codeTemplate])
      expect(await answered(visitor, run(code))).toMatchObject({ status: 'in_progress', counter: 10 });
    expect((await levelOf(visitor)).last_code_executed).toBe(codeTemplate);
    expect((await answered(visitor, run(`${codeTemplate}\nplayer.turn_left()`))).counter).toBe(9);
    expect((await answered(visitor, run(codeTemplate))).counter).toBe(9);
  });

  test('the eleventh of a day is refused and changes nothing; the first of the next day is not', async () => {
    const id = randomUUID();
    const visitor = learning.as({ visitor: id });
    for (let count = 1; count <= 10; count++)
      expect((await answered(visitor, run(`${count}`))).counter).toBe(10 - count);
    expect(await refusal(update(visitor, run('11')))).toEqual([403, 'level/no-attempts-left']);
    expect((await levelOf(visitor)).last_code_executed).toBe('10');
    expect(await creditOf(visitor, 'level')).toMatchObject({ counter: 0 });
    await learning.pool.query('update learning.daily_runs set day = day - 1 where learner_id = $1', [id]);
    expect((await answered(visitor, run('12'))).counter).toBe(9);
  });

  test('two hundred at once count exactly ten', async () => {
    const visitor = learning.as();
    const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => update(visitor, run(`${at}`))));
    const statuses = answers.map(answer => answer.statusCode);
    expect(statuses.filter(status => status === 200)).toHaveLength(10);
    expect(statuses.filter(status => status === 403)).toHaveLength(190);
    expect(await creditOf(visitor, 'level')).toMatchObject({ counter: 0 });
  });

  test('of a challenge is counted as a challenge', async () => {
    const visitor = learning.as();
    const answer = await update(visitor, run('x', { level_slug: 'first-challenge' }), 'challenges');
    expect(answer.json()).toMatchObject({ counter: 9 });
    expect(await creditOf(visitor, 'challenge')).toMatchObject({ counter: 9, limit: 10 });
    expect(await creditOf(visitor, 'level')).toMatchObject({ counter: 10 });
  });

  test('of an account has no limit on levels', async () => {
    const student = learning.asStudent();
    for (let count = 0; count < 12; count++) expect((await answered(student, run('x'))).counter).toBeNull();
    expect(await creditOf(student, 'level')).toEqual({ execution_type: 'level', counter: null, limit: null });
    expect(await creditOf(student, 'challenge')).toMatchObject({ counter: 30, limit: 30 });
  });

  test('code with a NUL and half a surrogate pair is stored as far as possible', async () => {
    const visitor = learning.as();
    await answered(visitor, run('a\0b\ud800c'));
    expect((await levelOf(visitor)).last_code_executed).toBe('ab\ufffdc');
  });
});

describe('a completion', () => {
  test('without commands is stored unverified and not counted', async () => {
    const visitor = learning.as();
    const answer = await answered(visitor, run('win', { last_status: 'COMPLETE' }));
    expect(answer).toEqual({ level_slug: 'intro-level1', status: 'complete', verified: false, counter: 10 });
    expect(await levelOf(visitor)).toMatchObject({ completed: true, last_code_executed: 'win' });
    const course = await visitor.get('/api/level/course/python');
    expect(course.json().chapters[0].level_data[0].completed).toBe(true);
  });

  test('is never lost to a later run, and a verified one stays verified', async () => {
    const visitor = learning.as();
    const done = await answered(visitor, run('win', { last_status: 'COMPLETE', run: record() }));
    expect(done).toMatchObject({ status: 'complete', verified: true });
    expect(await answered(visitor, run('again'))).toMatchObject({ status: 'complete', verified: true });
    expect(await levelOf(visitor)).toMatchObject({ completed: true, last_code_executed: 'again' });
    expect(await answered(visitor, run('plain', { last_status: 'COMPLETE' }))).toMatchObject({
      verified: true,
    });
  });

  test('whose commands do not meet the goals is refused and changes nothing', async () => {
    const visitor = learning.as();
    const wrong = record({ settings: [setting(['move_forward', 1])] });
    expect(await refusal(update(visitor, run('x', { last_status: 'COMPLETE', run: wrong })))).toEqual([
      422,
      'level/replay-mismatch',
    ]);
    expect((await levelOf(visitor)).completed).toBe(false);
  });

  test.each([{ world_version: '0-unknown' }, { level_hash: 'older' }])(
    'under %j is stored unverified',
    async unknown => {
      const body = run('x', {
        last_status: 'complete',
        run: record({ settings: [{ made: 'up' }], ...unknown }),
      });
      expect(await answered(learning.as(), body)).toMatchObject({ status: 'complete', verified: false });
    },
  );

  test('of an older page, without settings, is stored unverified', async () => {
    const older = { ...record({ settings: undefined }), commands: [['move_forward', 2, 1]], variables: {} };
    const body = run('x', { last_status: 'complete', run: older });
    expect(await answered(learning.as(), body)).toMatchObject({ status: 'complete', verified: false });
  });

  test('is verified in every setting of the level, or not at all', async () => {
    const of = (...settings: object[]) => run('x', { ...SECOND, run: secondRecord(...settings) });
    expect(await answered(learning.as(), of(setting(...WINNING)))).toMatchObject({ verified: false });
    expect(await answered(learning.as(), of(setting(...WINNING), inVariant))).toMatchObject({
      verified: true,
    });
    const hardCoded = of(setting(...WINNING), setting(...WINNING));
    expect(await refusal(update(learning.as(), hardCoded))).toEqual([422, 'level/replay-mismatch']);
  });

  test('that was met only as shown is distinguished from one that says nothing', async () => {
    const id = randomUUID();
    const visitor = learning.as({ visitor: id });
    await answered(visitor, run('a', { ...SECOND, run: secondRecord(setting(...WINNING)) }));
    await answered(visitor, run('b', SECOND));
    const { rows } = await learning.pool.query(
      'select code, shown_verified from learning.completions where learner_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual([
      { code: solving('a'), shown_verified: true },
      { code: 'b', shown_verified: false },
    ]);
  });

  const turns = (count: number) => Array.from({ length: count }, () => ['turn_left', null]);
  const refusals = (count: number) => Array.from({ length: count }, () => ['collect', 'log']);
  test.each([
    ['10,000 commands', [...turns(9_996), ...refusals(2)], true],
    ['one more', [...turns(9_996), ...refusals(3)], false],
    ['200 refused ones', refusals(200), true],
    ['one more of them', refusals(201), false],
  ])('of %s is kept, verified: %3$s', async (_name, more, verified) => {
    const whole = record({ settings: [setting(...more, ...WINNING)] });
    const kept = await answered(
      learning.as(),
      run('player.turn_left()', { last_status: 'COMPLETE', run: whole }),
    );
    expect(kept).toMatchObject({ status: 'complete', verified });
  });

  test.each([
    [[{ commands: [['fly', null]], variables: {} }], 'run.settings.0.commands.0.0'],
    [[{ commands: [['speak', { deep: [[[{}]]] }, 1]], variables: {} }], 'run.settings.0.commands.0'],
    [[], 'run.settings'],
    [7, 'run.settings'],
  ])('with invalid settings names the field (%#)', async (settings, path) => {
    const answer = await update(
      learning.as(),
      run('x', { last_status: 'COMPLETE', run: record({ settings }) }),
    );
    expect(answer.statusCode).toBe(422);
    expect(ErrorAnswerSchema.parse(answer.json()).detail).toEqual([expect.objectContaining({ path })]);
  });

  test('many of one level leave the first verified, the shortest and the newest 18', async () => {
    const id = randomUUID();
    const visitor = learning.as({ visitor: id });
    const keep = (code: string, more = {}) =>
      answered(visitor, run(code, { last_status: 'COMPLETE', ...more }));
    await keep('the first verified', { run: record() });
    await keep('x');
    for (let at = 0; at < 25; at += 1) await keep(`print(${100 + at})`);
    const { rows } = await learning.pool.query<{ code: string }>(
      'select code from learning.completions where learner_id = $1 order by id',
      [id],
    );
    const newest = Array.from({ length: 18 }, (_, at) => `print(${107 + at})`);
    expect(rows.map(({ code }) => code)).toEqual([solving('the first verified'), 'x', ...newest]);
  });

  test('has one row of history for each code', async () => {
    const id = randomUUID();
    const visitor = learning.as({ visitor: id });
    for (const code of ['a', 'b', 'a']) await answered(visitor, run(code, { last_status: 'COMPLETE' }));
    const { rows } = await learning.pool.query(
      'select code from learning.completions where learner_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual([{ code: 'a' }, { code: 'b' }]);
  });
});

describe('an update that is refused', () => {
  test.each([
    ['python', { level_slug: 'intro-level5' }, 403, 'level/sign-up-to-run'],
    ['python', { level_slug: 'intro-level8' }, 401, 'level/account-needed'],
    ['python', { level_slug: 'operators-level1' }, 402, 'level/plan-needed'],
    ['python', { level_slug: 'nowhere' }, 404, 'level/unknown-level'],
    ['cobol', {}, 404, 'level/unknown-course'],
    ['python', { last_status: 'not_started' }, 422, 'request/invalid'],
    ['python', { last_code_executed: 'x'.repeat(50_001) }, 422, 'request/invalid'],
    ['python', { last_code_executed: 7 }, 422, 'request/invalid'],
    ['python', { run: { world_version: 1 } }, 422, 'request/invalid'],
  ])('%s %j answers %i %s', async (course, more, status, code) => {
    expect(await refusal(update(learning.as(), run('x', more), course))).toEqual([status, code]);
  });

  test('names the fields', async () => {
    const answer = await update(learning.as(), run('x', { last_code_executed: null }));
    expect(ErrorAnswerSchema.parse(answer.json()).detail).toEqual([
      expect.objectContaining({ path: 'last_code_executed' }),
    ]);
  });

  test.each([
    ['{"a":', 400, 'request/malformed'],
    ['['.repeat(200_000), 400, 'request/malformed'],
    [JSON.stringify({ pad: 'x'.repeat(1_100_000) }), 413, 'request/too-large'],
    ['{"__proto__":{"x":1}}', 400, 'request/malformed'],
  ])('a body that cannot be read (%#)', async (body, status, code) => {
    expect(await refusal(update(learning.as(), body))).toEqual([status, code]);
  });

  test('a large run record of less than a megabyte is accepted', async () => {
    const commands = Array.from({ length: 10_000 }, () => ['speak', 'x'.repeat(60)]);
    const body = run('x', { last_status: 'COMPLETE', run: record({ settings: [setting(...commands)] }) });
    expect(JSON.stringify(body).length).toBeGreaterThan(700_000);
    expect((await update(learning.as(), body)).statusCode).toBe(200);
  });
});

test('credit of an unknown type is 422', async () => {
  expect((await learning.as().get('/api/credit/lives')).statusCode).toBe(422);
});

test('nothing about a learner is logged', async () => {
  const secret = `secret-${randomUUID()}`;
  await answered(learning.as(), run(secret));
  await update(learning.as(), run(secret, { level_slug: secret.toUpperCase() }));
  expect(learning.logLines.length).toBeGreaterThan(0);
  expect(learning.logLines.join('')).not.toContain(secret);
});

test('runs and completions are counted, and replays are timed', async () => {
  const counted = async () =>
    (await countedText()).match(/^(runs_total\{.*|replay_seconds_count) \d+$/gm) ?? [];
  const counts = async () => (await counted()).map(line => Number(line.split(' ')[1]));
  const before = await counts();
  await answered(learning.as(), run('print(1)'));
  await answered(learning.as(), run('win', { last_status: 'COMPLETE', run: record() }));
  expect(await counts()).toEqual(before.map(count => count + 1));
  expect(before).toHaveLength(3);
});
