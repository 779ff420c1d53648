import type { Caller } from '@burrow/service-kit/testing';
import { entitlement, schoolClass, student } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  LEVEL_TIP,
  levelTip,
  mistake,
  startAssistant,
  studentIdentity,
  type TestAssistant,
} from './assistant.harness.ts';

let assistant: TestAssistant;

beforeAll(async () => {
  assistant = await startAssistant();
});
afterAll(() => assistant.close());

let mistakes = 0;

/** Asks this many times, about another mistake each time; returns how many were answered, and the last answer. */
async function ask(
  caller: Caller,
  times: number,
): Promise<{ given: number; last: { code?: string; detail?: string } }> {
  let given = 0;
  let last = {};
  for (let round = 0; round < times; round++) {
    const answer = await caller.post(LEVEL_TIP, levelTip({ last_prompt: mistake(mistakes++) }));
    if (answer.statusCode === 200) given++;
    else expect(answer.statusCode).toBe(403);
    last = answer.json();
  }
  return { given, last };
}

/** Asks twice about another mistake each time; returns how many of the second answers there were, and the last one. */
async function askMore(
  caller: Caller,
  times: number,
): Promise<{ given: number; last: { code?: string; detail?: string } }> {
  let given = 0;
  let last = {};
  for (let round = 0; round < times; round++) {
    const body = levelTip({ last_prompt: mistake(mistakes++) });
    expect((await caller.post(LEVEL_TIP, body)).statusCode).toBe(200);
    const more = await caller.post(LEVEL_TIP, body);
    if (more.statusCode === 200) given++;
    last = more.json();
  }
  return { given, last };
}

const credit = async (caller: Caller) => (await caller.get('/api/credit/level_assistant')).json();

describe('tips per UTC day', () => {
  test('5 for a visitor, not counting questions; who is then asked to sign up', async () => {
    const visitor = assistant.as();
    expect((await ask(visitor, 7)).given).toBe(7);
    expect(await credit(visitor)).toMatchObject({ counter: 5, limit: 5 });
    const { given, last } = await askMore(visitor, 7);
    expect(given).toBe(5);
    expect(last).toMatchObject({
      code: 'assistant/sign-up-for-more',
      detail: expect.stringMatching(/Please sign up/u),
    });
    expect(await credit(visitor)).toMatchObject({ counter: 0, limit: 5 });
  });

  test('a finding counts once, with everything that is said about it, even when none is left', async () => {
    const visitor = assistant.as();
    await askMore(visitor, 4);
    const doses = [];
    for (let round = 0; round < 4; round++) {
      const { dose, counter } = (await visitor.post(LEVEL_TIP, levelTip())).json();
      doses.push([dose, counter]);
    }
    expect(doses).toEqual([
      ['nudge', 1],
      ['pointer', 0],
      ['line', 0],
      ['line', 0],
    ]);
    expect((await ask(visitor, 1)).last.code).toBe('assistant/sign-up-for-more');
  });

  test('20 for a student without a plan, who is then told that there are more tomorrow', async () => {
    const { given, last } = await ask(assistant.asStudent(), 21);
    expect([given, last.code]).toEqual([20, 'assistant/tomorrow']);
    expect(last.detail).not.toMatch(/upgrade|subscri|plan/iu);
  });

  test('20 for a parent who learns', async () => {
    const { given, last } = await ask(assistant.as({ role: 'parent', user: randomUUID() }), 21);
    expect([given, last.code]).toEqual([20, 'assistant/upgrade-for-more']);
  });

  test('no limit for a student of a subscriber, and with a course', async () => {
    const parent = randomUUID();
    const [one, two] = [student({ parent_id: parent }), student()];
    await assistant.tell('account/student-changed', one, two);
    await assistant.tell('payment/entitlement-changed', entitlement({ owner: { kind: 'user', id: parent } }));
    await assistant.tell(
      'payment/entitlement-changed',
      entitlement({ subscription: null, assignments: [{ student_id: two.student_id, course_id: 'python' }] }),
    );
    for (const { student_id } of [one, two]) {
      expect((await ask(assistant.asStudent(student_id), 22)).given).toBe(22);
      expect(await credit(assistant.asStudent(student_id))).toMatchObject({ counter: null, limit: null });
    }
  });

  test('no two requests share the last one, whichever of two processes they are sent to', async () => {
    const other = await assistant.another();
    const id = randomUUID();
    await assistant.sql.query(
      "insert into assistant.daily_tips values ('student', $1, 'level_assistant', (now() at time zone 'utc')::date, 15)",
      [id],
    );
    const both = [assistant, other].map(one => one.as(studentIdentity(id)));
    const answers = await Promise.all(
      both.flatMap((student, at) =>
        Array.from({ length: 6 }, (_, index) =>
          student.post(LEVEL_TIP, levelTip({ last_prompt: mistake(6 * at + index) })),
        ),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    await other.close();
  });

  test('yesterday’s do not count', async () => {
    const id = randomUUID();
    await assistant.sql.query(
      "insert into assistant.daily_tips values ('student', $1, 'level_assistant', (now() at time zone 'utc')::date - 1, 20)",
      [id],
    );
    expect((await ask(assistant.asStudent(id), 1)).given).toBe(1);
  });
});

describe('a school', () => {
  const studentOf = async (
    more: Parameters<typeof schoolClass>[0] = {},
    own: Parameters<typeof student>[0] = {},
  ) => {
    const group = schoolClass(more);
    const schoolStudent = student({
      organization_id: group.organization_id,
      class_id: group.class_id,
      ...own,
    });
    await assistant.tell('organization/class-changed', group);
    await assistant.tell('account/student-changed', schoolStudent);
    await assistant.tell(
      'payment/entitlement-changed',
      entitlement({ owner: { kind: 'organization', id: group.organization_id } }),
    );
    return {
      group,
      schoolStudent,
      caller: assistant.as(
        studentIdentity(schoolStudent.student_id, { organization: group.organization_id }),
      ),
    };
  };

  test('limits tips for each student of a class, levels and challenges together', async () => {
    const { caller } = await studentOf({ assistant_attempt_limit: 3 });
    await caller.post('/api/chatgpt/generate-tip-challenge-async', {
      description: 'x',
      last_prompt: 'x = 1',
    });
    const { given, last } = await ask(caller, 4);
    expect(given).toBe(2);
    expect(last).toMatchObject({
      code: 'assistant/ask-organization',
      detail: expect.stringMatching(/contact your organization/u),
    });
    expect(await credit(caller)).toMatchObject({ counter: 0, limit: 3 });
  });

  test('without a limit has none', async () => {
    const { caller } = await studentOf();
    expect((await ask(caller, 22)).given).toBe(22);
  });

  test('switches the assistant off for a class, and on again', async () => {
    const { caller, group } = await studentOf({ assistant_enabled: false });
    expect((await ask(caller, 1)).last.code).toBe('assistant/disabled');
    await assistant.tell('organization/class-changed', { ...group, version: 2, assistant_enabled: true });
    expect((await ask(caller, 1)).given).toBe(1);
    await assistant.tell('organization/class-changed', { ...group, version: 1, assistant_enabled: false });
    expect((await ask(caller, 1)).given).toBe(1);
  });

  test('of which somebody is a guest says so while its lesson is open', async () => {
    const { caller, schoolStudent, group } = await studentOf();
    const { organization_id } = group;
    const host = schoolClass({
      organization_id,
      guest_ids: [schoolStudent.student_id],
      assistant_enabled: false,
    });
    await assistant.tell('organization/class-changed', host);
    expect((await ask(caller, 1)).given).toBe(1);
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const entry = {
      class_id: host.class_id, version: 1, organization_id, code_hash: null, joining_until: null, picture_log_in: false,
      shared_devices: false, lesson_began_at: inMinutes(-1), lesson_ends_at: inMinutes(9),
    }; // prettier-ignore
    await assistant.tell('organization/class-entry-changed', entry);
    expect((await ask(caller, 1)).last.code).toBe('assistant/disabled');
    await assistant.tell('organization/class-entry-changed', {
      ...entry,
      version: 2,
      lesson_ends_at: inMinutes(0),
    });
    expect((await ask(caller, 1)).given).toBe(1);
  });

  test('switches it off for one student; an event that does not mention it changes nothing', async () => {
    const { caller, schoolStudent } = await studentOf({}, { assistant_enabled: false });
    expect((await ask(caller, 1)).last).toMatchObject({
      code: 'assistant/disabled',
      detail: "Student's assistant is disabled by admin",
    });
    await assistant.tell('account/student-changed', {
      ...schoolStudent,
      version: 2,
      assistant_enabled: undefined,
    });
    expect((await ask(caller, 1)).last.code).toBe('assistant/disabled');
    await assistant.tell('account/student-changed', {
      ...schoolStudent,
      version: 3,
      assistant_enabled: true,
    });
    expect((await ask(caller, 1)).given).toBe(1);
  });

  test('a parent’s plan inside it is not a valid registration', async () => {
    const user = randomUUID();
    await assistant.tell('payment/entitlement-changed', entitlement({ owner: { kind: 'user', id: user } }));
    const inside = assistant.as({ role: 'parent', user, organization: randomUUID() });
    expect((await ask(inside, 1)).last.code).toBe('assistant/invalid-registration');
    const teacher = assistant.as({ role: 'teacher', user, organization: randomUUID() });
    expect((await ask(teacher, 1)).last.code).toBe('assistant/invalid-registration');
    expect((await ask(assistant.as({ role: 'parent', user }), 1)).given).toBe(1);
  });
});
