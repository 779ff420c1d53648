import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { badgeOf, ended, FAILED, play, settingsOf, won } from './earning.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';
import { contentFile, quizzesFile, takeQuiz } from './quiz.harness.ts';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning({ QUIZZES_FILE: quizzesFile() }, contentFile(true));
});
afterAll(() => learning.close());

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

  test('for a shorter program is not given for lines that the assistant wrote, and none is lost by its help', async () => {
    const caller = learning.asStudent();
    const long = 'a()\nb()\nc()\nd()\ne()';
    const earned = async (code: string, helped_lines: number) =>
      (await won(caller, 'intro-level1', code, {}, { helped_lines })).earned?.badges;
    expect(await earned(long, 1)).toEqual([{ id: 'first-carrot' }]);
    expect(await earned('x()\ny()', 2)).toBeUndefined();
    expect(await earned(`${long}\nf()`, 1)).toBeUndefined();
    expect(await earned('y()\nx()', 1)).toEqual([{ id: 'tidy-up' }]);
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
