import type { StudentPurchases } from '@burrow/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startPayment, type TestBuyer, type TestPayment } from './service.harness.ts';

let payment: TestPayment;
let parent: TestBuyer;
let mia: string;
let tom: string;

beforeAll(async () => {
  payment = await startPayment();
});
afterAll(() => payment.close());
beforeEach(async () => {
  parent = payment.parent();
  [mia, tom] = [await parent.child(), await parent.child()];
});

const assign = (student: string, course = 'python', by = parent) =>
  by.post(`/api/payment/assign-purchase?student_id=${student}&course_name=${course}`);
const waiting = async () => (await parent.get('/api/payment/has-unassigned-purchases')).json();
const list = async (path: string): Promise<StudentPurchases['students']> =>
  (await parent.get(`/api/profile/${path}`)).json().students;
const opened = async () =>
  (await payment.told('payment/entitlement-changed', 'learning'))
    .filter(one => one.owner.id === parent.id)
    .at(-1)?.assignments;

const changed = (student_id: string, more: object) =>
  payment.tell('account/student-changed', {
    student_id,
    version: 2,
    parent_id: parent.id,
    organization_id: null,
    class_id: null,
    removed: false,
    ...more,
  });

test('what was bought is listed, the newest first, and waits for a student', async () => {
  const first = await parent.buys('beginner');
  const second = await parent.buys('advanced');
  const { purchases } = (await parent.get('/api/payment/purchases')).json();
  expect(purchases.map(({ id }: { id: string }) => id)).toEqual([second, first]);
  expect(purchases[1]).toMatchObject({
    plan_name: 'beginner',
    course_name: 'python',
    state: 'paid',
    student_id: null,
    paid: { amount: 4900, currency: 'EUR' },
    refund: null,
  });
  expect(await waiting()).toEqual({
    has_unassigned: true,
    courses: [
      { course_name: 'advanced-python', count: 1 },
      { course_name: 'python', count: 1 },
    ],
  });
  expect((await payment.parent().get('/api/payment/purchases')).json()).toEqual({ purchases: [] });
});

test('a course is given to a student once, and opened', async () => {
  const bought = await parent.buys('beginner');
  expect((await assign(mia)).statusCode).toBe(200);
  expect(await opened()).toEqual([{ student_id: mia, course_id: 'python' }]);
  expect(await waiting()).toEqual({ has_unassigned: false, courses: [] });
  const has = { student_id: mia, course_name: 'python', by: 'purchase', purchase_id: bought };
  expect(await list('python/students/purchased')).toEqual([has]);
  expect(await list('students/purchases/all')).toEqual([has]);
  expect(await list('python/students/not-purchased')).toEqual([
    { student_id: tom, course_name: 'python', by: null, purchase_id: null },
  ]);
});

test.each([
  ['nothing was bought', 'payment/nothing-to-assign', () => assign(mia, 'advanced-python')],
  ['the student has it', 'payment/student-has-course', () => assign(tom)],
  [
    'it is somebody else’s student',
    'payment/not-your-student',
    () => assign(mia, 'python', payment.parent()),
  ],
])('no course is given where %s', async (_, code, attempt) => {
  await parent.buys('beginner');
  await parent.buys('beginner');
  await assign(tom);
  expect((await attempt()).json()).toMatchObject({ code });
});

test('given to two students at once, one gets it', async () => {
  await parent.buys('beginner');
  const answers = await Promise.all([assign(mia), assign(tom)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('a plan teaches every student, who may be given a course of their own besides', async () => {
  await parent.buys('unlimited-monthly');
  expect(await list('python/students/purchased')).toMatchObject([
    { by: 'subscription' },
    { by: 'subscription' },
  ]);
  expect(await list('python/students/not-purchased')).toHaveLength(2);
});

describe('the course of a student', () => {
  beforeEach(async () => {
    await parent.buys('beginner');
    await assign(mia);
  });

  test.each([
    ['is removed', { removed: true }],
    ['is in a school now', { organization_id: '0c7d3f0e-5d3f-4c55-9d0c-3f9a6f2b7c11' }],
    ['is another parent’s now', { parent_id: '0c7d3f0e-5d3f-4c55-9d0c-3f9a6f2b7c12' }],
  ])('who %s goes back to who bought it, and another child may have it', async (_, more) => {
    await changed(mia, more);
    expect(await opened()).toEqual([]);
    expect((await assign(mia)).json()).toMatchObject({ code: 'payment/not-your-student' });
    expect((await assign(tom)).statusCode).toBe(200);
  });

  test('stays theirs when something else changes, or an older event comes late', async () => {
    await changed(mia, { version: 3 });
    await changed(mia, { version: 2, removed: true });
    expect(await opened()).toEqual([{ student_id: mia, course_id: 'python' }]);
  });
});

test.each([
  ['another parent', () => ({ parent_id: payment.parent().id })],
  ['a school', () => ({ parent_id: null, organization_id: payment.school().id })],
])(
  'a course that a child left with its buyer never comes back to them by a late event: %s',
  async (_, to) => {
    const bought = await parent.buys('beginner');
    await payment.rows('update payment.orders set student_id = $2 where transaction = $1', [bought, mia]);
    const again = async () => {
      await payment.rows('update payment.provider_events set handled_at = null where body::text like $1', [
        `%${bought}%`,
      ]);
      await payment.deliver();
    };
    await again();
    expect(await opened()).toEqual([{ student_id: mia, course_id: 'python' }]);
    await changed(mia, to());
    await again();
    expect(await opened()).toEqual([]);
    await changed(mia, { version: 3 });
    await again();
    expect(await opened()).toEqual([]);
  },
);
