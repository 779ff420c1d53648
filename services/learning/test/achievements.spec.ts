import type { LevelUpdateAnswer, OwnBadges } from '@burrow/contracts';
import { schoolClass, student } from '@burrow/service-kit/testing';
import type { Caller } from '@burrow/service-kit/testing';
import { WORLD_VERSION } from '@burrow/world';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startLearning, type TestLearning, WINNING } from './learning.harness.ts';
import { contentFile, quizzesFile, takeQuiz } from './quiz.harness.ts';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning({ QUIZZES_FILE: quizzesFile() }, contentFile(true));
});
afterAll(() => learning.close());

const LEVELS = ['intro-level1', 'intro-level2', 'intro-level5', 'intro-level8'] as const;
type Slug = (typeof LEVELS)[number] | 'operators-level1';
const SHOWN = { commands: WINNING, variables: {} };
/** The hidden setting of the second level, in which the carrot is one tile farther. */
const FARTHER = {
  commands: [
    ['move_forward', 3],
    ['collect', 'carrot'],
  ],
  variables: {},
};
const settingsOf = (slug: Slug) => (slug === 'intro-level2' ? [SHOWN, FARTHER] : [SHOWN]);

async function play(caller: Caller, slug: Slug, code: string, more: object = {}) {
  const record = { world_version: WORLD_VERSION, level_hash: `hash-of-${slug}`, settings: settingsOf(slug) };
  const body = {
    last_status: 'COMPLETE',
    last_code_executed: code,
    level_slug: slug,
    run: { ...record, ...more },
  };
  return caller.post('/api/level/update/python', body);
}

const won = async (caller: Caller, slug: Slug, code = 'won', more: object = {}): Promise<LevelUpdateAnswer> =>
  (await play(caller, slug, code, more)).json();

/** A run that ended so, as the page tells it. */
async function ended(
  caller: Caller,
  code: string,
  outcome: object,
  level_slug: Slug = 'intro-level1',
): Promise<void> {
  const run_id = randomUUID();
  await caller.post('/api/level/update/python', {
    last_status: 'in_progress',
    last_code_executed: code,
    level_slug,
    run_id,
  });
  await caller.put(`/api/level/run-outcome/${run_id}`, { code: null, line: null, variant: null, ...outcome });
}

const FAILED = { code: 'python/name', line: 2 };

async function badgeOf(caller: Caller, id: string) {
  const { badges }: OwnBadges = (await caller.get('/api/badge')).json();
  return badges.find(badge => badge.id === id);
}

const paying = async (): Promise<{ id: string; caller: Caller }> => {
  const id = randomUUID();
  return { id, caller: learning.asStudent(id) };
};

describe('a badge', () => {
  test('is given with the first verified level, once, and said in the answer', async () => {
    const caller = learning.asStudent();
    const first = await won(caller, 'intro-level1');
    expect(first.earned?.badges).toEqual([{ id: 'first-carrot' }]);
    expect((await won(caller, 'intro-level1')).earned).toBeUndefined();
    expect(await badgeOf(caller, 'first-carrot')).toMatchObject({
      have: 1,
      count: 1,
      granted_at: expect.any(String),
      place: { level_slug: 'intro-level1' },
    });
  });

  test('is given once, however many completions arrive at once', async () => {
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => won(learning.asStudent(id), 'intro-level1', `won ${at % 3}`)),
    );
    expect(answers.flatMap(({ earned }) => earned?.badges ?? [])).toEqual([{ id: 'first-carrot' }]);
    const rows = await learning.sql.query(
      "select 1 from learning.badges where learner_id = $1 and badge = 'first-carrot'",
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  test('is not given for what nobody verified', async () => {
    const caller = learning.asStudent();
    const without = await won(caller, 'intro-level2', 'won', { settings: settingsOf('intro-level1') });
    expect(without).toMatchObject({ status: 'complete', verified: false });
    expect(without.earned).toBeUndefined();
    expect(await badgeOf(caller, 'first-carrot')).toMatchObject({ have: 0, granted_at: null });
  });

  test.each<[string, object, number, string | undefined]>([
    [
      'commands that do not solve the level',
      { settings: [{ commands: [['move_forward', 1]], variables: {} }] },
      422,
      'level/replay-mismatch',
    ],
    ['commands of a level that has another version', { level_hash: 'hash-of-elsewhere' }, 200, undefined],
    [
      'a record that is no record',
      { settings: [{ commands: 'many', variables: {} }] },
      422,
      'request/invalid',
    ],
  ])('is not given for %s', async (_what, more, status, code) => {
    const caller = learning.asStudent();
    const sent = await play(caller, 'intro-level1', 'forged', more);
    expect([sent.statusCode, sent.json().code]).toEqual([status, code]);
    expect(await badgeOf(caller, 'first-carrot')).toMatchObject({ have: 0 });
  });

  test('is not given for ten megabytes', async () => {
    const caller = learning.asStudent();
    const commands = Array.from({ length: 400_000 }, () => ['move_forward', 1]);
    const sent = await play(caller, 'intro-level1', 'forged', { settings: [{ commands, variables: {} }] });
    expect(sent.statusCode).toBe(413);
    expect(await badgeOf(caller, 'first-carrot')).toMatchObject({ have: 0 });
  });

  test('rewards getting up again: three failed runs, then the level', async () => {
    const caller = learning.asStudent();
    for (const code of ['a', 'b', 'c']) await ended(caller, code, FAILED);
    const { earned } = await won(caller, 'intro-level1');
    expect(earned?.badges.map(({ id }) => id)).toContain('second-wind');
    expect(await badgeOf(caller, 'back-on-feet')).toMatchObject({ have: 1, count: 10 });
  });

  test('rewards reading the message: the line with the error is the one that was changed', async () => {
    const caller = learning.asStudent();
    await ended(caller, 'x = 1\nprint(y)', FAILED);
    await ended(caller, 'x = 1\nprint(x)', {});
    await ended(caller, 'x = 1\nprint(y)', FAILED);
    await ended(caller, 'z = 1\nprint(y)', {});
    expect(await badgeOf(caller, 'error-reader')).toMatchObject({ have: 1, count: 5 });
  });

  test('counts a run once, however often its end is told', async () => {
    const caller = learning.asStudent();
    const run_id = randomUUID();
    await caller.post('/api/level/update/python', {
      last_status: 'in_progress',
      last_code_executed: 'x',
      level_slug: 'intro-level1',
      run_id,
    });
    for (let time = 0; time < 5; time += 1)
      await caller.put(`/api/level/run-outcome/${run_id}`, { ...FAILED, variant: null, looked_back: true });
    expect(await badgeOf(caller, 'time-traveller')).toMatchObject({ have: 1, count: 10 });
    await won(caller, 'intro-level1');
    expect(await badgeOf(caller, 'second-wind')).toMatchObject({ have: 0 });
  });

  test('rewards rewriting: a shorter program, a loop in place of copies, a function', async () => {
    const caller = learning.asStudent();
    await won(
      caller,
      'intro-level1',
      'a = 1\nb = 2\nplayer.push()\nplayer.push()\nplayer.push()\nplayer.push()',
    );
    const { earned } = await won(
      caller,
      'intro-level1',
      'def go():\n    player.push()\nfor step in range(4): go()',
    );
    expect(earned?.badges.map(({ id }) => id).toSorted()).toEqual(['loop-it', 'name-it', 'tidy-up']);
  });

  test('rewards a quiz that is passed after one that was not, and found bugs', async () => {
    const caller = learning.asStudent();
    await takeQuiz(caller, 6);
    const { finished } = await takeQuiz(caller);
    expect(finished.earned.badges).toEqual([{ id: 'quiz-again' }]);
    expect(await badgeOf(caller, 'bug-catcher')).toMatchObject({ have: 1 });
  });

  test('of a visitor moves to the account, and both together may complete one', async () => {
    const [visitor, learner] = [randomUUID(), randomUUID()];
    const before = learning.as({ visitor });
    for (const code of ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, 6))
      await ended(before, code, { ...FAILED, looked_back: true });
    const own = learning.asStudent(learner);
    for (const code of ['a', 'b', 'c', 'd']) await ended(own, code, { ...FAILED, looked_back: true });
    await learning.tell('account/visitor-adopted', {
      visitor_id: visitor,
      learner: { kind: 'student', id: learner },
    });
    expect(await badgeOf(own, 'time-traveller')).toMatchObject({ have: 10, granted_at: expect.any(String) });
    expect(await badgeOf(before, 'time-traveller')).toMatchObject({ have: 0 });
  });
});

describe('a certificate', () => {
  async function chapter(caller: Caller): Promise<void> {
    for (const slug of LEVELS) await won(caller, slug);
  }
  const own = async (caller: Caller) => (await caller.get('/api/certificate')).json().certificates;

  test('is issued once for a chapter: all levels verified and the quiz passed, in either order', async () => {
    const caller = learning.asStudent();
    await chapter(caller);
    expect(await own(caller)).toEqual([]);
    const { finished } = await takeQuiz(caller);
    expect(finished.earned.certificates).toEqual([
      { id: expect.stringMatching(/^[0-9a-z]{20}$/), kind: 'chapter' },
    ]);
    expect(finished.earned.badges).toContainEqual({ id: 'chapter-walker' });
    await takeQuiz(caller);
    await chapter(caller);
    expect(await own(caller)).toMatchObject([
      { kind: 'chapter', chapter_id: 1, chapter_name: 'Variables and Types', revoked_at: null },
    ]);

    const other = learning.asStudent();
    await takeQuiz(other);
    await chapter(other);
    expect(await own(other)).toHaveLength(1);
  });

  test('is not issued while a level is not verified', async () => {
    const caller = learning.asStudent();
    await takeQuiz(caller);
    for (const slug of LEVELS.filter(one => one !== 'intro-level2')) await won(caller, slug);
    await won(caller, 'intro-level2', 'won', { settings: settingsOf('intro-level1') });
    expect(await own(caller)).toEqual([]);
    await won(caller, 'intro-level2', 'better');
    expect(await own(caller)).toHaveLength(1);
  });

  test('needs no quiz where the class takes none', async () => {
    const taught = schoolClass({ quiz: false });
    const data = student({ class_id: taught.class_id });
    await learning.tell('organization/class-changed', taught);
    await learning.tell('account/student-changed', data);
    const caller = learning.asStudent(data.student_id);
    await chapter(caller);
    expect(await own(caller)).toHaveLength(1);
    expect(await badgeOf(caller, 'chapter-walker')).toMatchObject({ have: 0 });
  });

  test('comes with the account that a visitor opens', async () => {
    const { id, caller } = await paying();
    const visitor = randomUUID();
    await won(learning.as({ visitor }), 'intro-level1');
    await takeQuiz(learning.as({ visitor }));
    for (const slug of LEVELS.slice(1)) await won(caller, slug);
    expect(await own(caller)).toEqual([]);
    await learning.tell('account/visitor-adopted', { visitor_id: visitor, learner: { kind: 'student', id } });
    expect(await own(caller)).toHaveLength(1);
  });

  test('can be checked by everybody who has its number, and by nobody without', async () => {
    const caller = learning.asStudent();
    await takeQuiz(caller);
    await chapter(caller);
    const [{ id }] = await own(caller);
    const seen = (await learning.as({ visitor: randomUUID() }).get(`/api/certificate/${id}`)).json();
    expect(seen).toMatchObject({
      id,
      kind: 'chapter',
      course_id: 'python',
      shown_name: 'initials',
      may_choose_name: false,
    });
    expect((await caller.get(`/api/certificate/${'0'.repeat(20)}`)).json().code).toBe('certificate/unknown');
    expect((await caller.get('/api/certificate/1')).statusCode).toBe(422);
  });
});
