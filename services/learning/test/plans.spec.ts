import { type EventData } from '@burrow/contracts';
import { entitlement, organization, student } from '@burrow/service-kit/testing';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { inDays, run } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning();
});
afterAll(() => learning.close());

const PAID = '/api/level/data/python/operators-level1';
const opens = async (caller: Caller): Promise<boolean> => {
  const { statusCode } = await caller.get(PAID);
  expect([200, 402]).toContain(statusCode);
  const written = await caller.put('/api/level/draft/python', { level_slug: 'operators-level1', code: 'x' });
  const ran = await caller.post('/api/level/update/python', run('x', { level_slug: 'operators-level1' }));
  expect([written.statusCode, ran.statusCode]).toEqual([statusCode, statusCode]);
  return statusCode === 200;
};
const creditOf = async (caller: Caller, type: string) =>
  (await caller.get(`/api/credit/${type}`)).json().limit;

const parentsStudent = async (parent_id: string): Promise<string> => {
  const data = student({ parent_id });
  await learning.tell('account/student-changed', data);
  return data.student_id;
};
const grant = (more: Partial<EventData<'payment/entitlement-changed'>>) =>
  learning.tell('payment/entitlement-changed', entitlement(more));

describe('the trial of an organisation', () => {
  const school = async (more: Partial<EventData<'organization/organization-changed'>>) => {
    const data = organization(more);
    await learning.tell('organization/organization-changed', data);
    const schoolStudent = student({ organization_id: data.organization_id });
    await learning.tell('account/student-changed', schoolStudent);
    return { id: data.organization_id, schoolStudent: learning.asStudent(schoolStudent.student_id) };
  };

  test.each([
    ['opens everything until its end', inDays(1), true],
    ['opens nothing after its end', inDays(-1), false],
    ['opens nothing where there is none', null, false],
  ])('%s', async (_name, trial_ends_at, expected) => {
    const { id, schoolStudent } = await school({ trial_ends_at });
    expect(await opens(schoolStudent)).toBe(expected);
    const teacher = learning.as({ role: 'teacher', user: randomUUID(), organization: id });
    expect(await opens(teacher)).toBe(expected);
    expect(await creditOf(schoolStudent, 'challenge')).toBe(expected ? null : 30);
  });

  test('ends with the organisation, and an older event does not bring it back', async () => {
    const { id, schoolStudent } = await school({ trial_ends_at: inDays(1), version: 2 });
    await learning.tell(
      'organization/organization-changed',
      organization({ organization_id: id, version: 3, removed: true }),
    );
    await learning.tell(
      'organization/organization-changed',
      organization({ organization_id: id, version: 2, trial_ends_at: inDays(1) }),
    );
    expect(await opens(schoolStudent)).toBe(false);
  });
});

describe('a subscription of the parent', () => {
  test.each([
    ['that is valid without end', { valid_until: null }, true],
    ['that is valid until tomorrow', { valid_until: inDays(1) }, true],
    ['that ended', { valid_until: inDays(-1) }, false],
    ['that was taken away', { subscription: null }, false],
  ])('%s', async (_name, more, expected) => {
    const parent = randomUUID();
    const id = await parentsStudent(parent);
    expect(await opens(learning.asStudent(id))).toBe(false);
    await grant({ owner: { kind: 'user', id: parent }, ...more });
    expect(await opens(learning.asStudent(id))).toBe(expected);
    expect(await opens(learning.as({ role: 'parent', user: parent, student: id }))).toBe(expected);
    expect(await opens(learning.as({ role: 'parent', user: parent }))).toBe(expected);
    expect(await creditOf(learning.asStudent(id), 'challenge')).toBe(expected ? null : 30);
  });

  test('covers all students of the parent and nobody else’s', async () => {
    const parent = randomUUID();
    const ids = await Promise.all([parentsStudent(parent), parentsStudent(parent)]);
    const other = await parentsStudent(randomUUID());
    await grant({ owner: { kind: 'user', id: parent } });
    for (const id of ids) expect(await opens(learning.asStudent(id))).toBe(true);
    expect(await opens(learning.asStudent(other))).toBe(false);
    expect(await opens(learning.as({ role: 'parent', user: randomUUID() }))).toBe(false);
  });

  test('reported with an older version than the stored one changes nothing; with the same version it does', async () => {
    const owner = { kind: 'user', id: randomUUID() } as const;
    const id = await parentsStudent(owner.id);
    await grant({ owner, version: 3 });
    await grant({ owner, version: 2, subscription: null });
    expect(await opens(learning.asStudent(id))).toBe(true);
    await grant({ owner, version: 3, subscription: null });
    expect(await opens(learning.asStudent(id))).toBe(false);
  });
});

describe('a plan of the organisation', () => {
  test('covers its students, teachers and administrators', async () => {
    const organization = randomUUID();
    const data = student({ organization_id: organization });
    await learning.tell('account/student-changed', data);
    const people = [
      learning.asStudent(data.student_id),
      learning.as({ role: 'teacher', user: randomUUID(), organization }),
      learning.as({ role: 'admin', user: randomUUID(), organization }),
    ];
    for (const caller of people) expect(await opens(caller)).toBe(false);
    await grant({ owner: { kind: 'organization', id: organization } });
    for (const caller of people) expect(await opens(caller)).toBe(true);
    const elsewhere = learning.as({ role: 'teacher', user: randomUUID(), organization: randomUUID() });
    expect(await opens(elsewhere)).toBe(false);
  });

  test('ends for a student who leaves, even if the session does not know it yet', async () => {
    const organization = randomUUID();
    const data = student({ organization_id: organization });
    await learning.tell('account/student-changed', data);
    await grant({ owner: { kind: 'organization', id: organization } });
    const caller = learning.as({ role: 'student', student: data.student_id, organization });
    expect(await opens(caller)).toBe(true);
    await learning.tell('account/student-changed', { ...data, version: 2, organization_id: null });
    expect(await opens(caller)).toBe(false);
  });
});

describe('a course that was bought', () => {
  const assigned = (parent: string, student_id: string, course_id: string, version = 1) =>
    grant({
      owner: { kind: 'user', id: parent },
      version,
      subscription: null,
      assignments: [{ student_id, course_id }],
    });

  test('opens that course to that student, and removes all limits', async () => {
    const parent = randomUUID();
    const [id, sibling] = await Promise.all([parentsStudent(parent), parentsStudent(parent)]);
    await assigned(parent, id, 'python');
    expect(await opens(learning.asStudent(id))).toBe(true);
    expect(await opens(learning.asStudent(sibling))).toBe(false);
    expect(await creditOf(learning.asStudent(id), 'challenge')).toBeNull();
    expect(await creditOf(learning.asStudent(sibling), 'challenge')).toBe(30);
    expect(await opens(learning.as({ role: 'parent', user: parent }))).toBe(false);
  });

  test('opens no other course', async () => {
    const parent = randomUUID();
    const id = await parentsStudent(parent);
    await assigned(parent, id, 'advanced-python');
    expect(await opens(learning.asStudent(id))).toBe(false);
    expect(await creditOf(learning.asStudent(id), 'challenge')).toBeNull();
  });

  test('is opened by its plan key too', async () => {
    const parent = randomUUID();
    const id = await parentsStudent(parent);
    await assigned(parent, id, 'python_course');
    expect(await opens(learning.asStudent(id))).toBe(true);
  });

  test('given to another student closes it for the first', async () => {
    const parent = randomUUID();
    const [first, second] = await Promise.all([parentsStudent(parent), parentsStudent(parent)]);
    await assigned(parent, first, 'python');
    await assigned(parent, second, 'python', 2);
    expect([await opens(learning.asStudent(first)), await opens(learning.asStudent(second))]).toEqual([
      false,
      true,
    ]);
  });
});

test('the course shows what a plan opens', async () => {
  const parent = randomUUID();
  const id = await parentsStudent(parent);
  const reasons = async () => {
    const course = (await learning.asStudent(id).get('/api/level/course/python')).json();
    return course.chapters.flatMap((chapter: { level_data: { lock_reason: string | null }[] }) =>
      chapter.level_data.map(level => level.lock_reason),
    );
  };
  expect(await reasons()).toEqual([null, null, null, null, 'plan']);
  await grant({ owner: { kind: 'user', id: parent } });
  expect(await reasons()).toEqual([null, null, null, null, null]);
});

describe('limits per day', () => {
  const TYPES = ['level', 'challenge'];
  const limitsOf = (caller: Caller) => Promise.all(TYPES.map(type => creditOf(caller, type)));
  const ACCOUNT = [null, 30];
  const PLAN = [null, null];

  test('by who is asking', async () => {
    const [parent, organization] = [randomUUID(), randomUUID()];
    const id = await parentsStudent(parent);
    expect(await limitsOf(learning.as())).toEqual([10, 10]);
    for (const caller of [
      learning.asStudent(id),
      learning.as({ role: 'parent', user: parent }),
      learning.as({ role: 'parent', user: parent, student: id }),
      learning.as({ role: 'teacher', user: randomUUID(), organization }),
      learning.as({ role: 'admin', user: randomUUID(), organization }),
    ])
      expect(await limitsOf(caller)).toEqual(ACCOUNT);
    await grant({ owner: { kind: 'user', id: parent } });
    await grant({ owner: { kind: 'organization', id: organization } });
    for (const caller of [
      learning.asStudent(id),
      learning.as({ role: 'parent', user: parent, student: id }),
      learning.as({ role: 'teacher', user: randomUUID(), organization }),
      learning.as({ role: 'admin', user: randomUUID(), organization }),
    ])
      expect(await limitsOf(caller)).toEqual(PLAN);
  });

  test('the thirty-first challenge is refused for an account, but not with a plan', async () => {
    const parent = randomUUID();
    const caller = learning.asStudent(await parentsStudent(parent));
    const attempt = async () =>
      (await caller.post('/api/level/update/challenges', run('x', { level_slug: 'first-challenge' })))
        .statusCode;
    for (let count = 0; count < 30; count += 1) expect(await attempt()).toBe(200);
    expect(await attempt()).toBe(403);
    await grant({ owner: { kind: 'user', id: parent } });
    expect(await attempt()).toBe(200);
  });
});
