import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { buyGift } from './gifts.harness.ts';
import { startPayment, type TestBuyer, type TestPayment } from './service.harness.ts';

let payment: TestPayment;
let school: TestBuyer;
let set: string;
let schoolStudents: string[];

beforeAll(async () => {
  payment = await startPayment();
});
afterAll(() => payment.close());

const describeStudent = (student_id: string, organization_id: string | null, version = 1) =>
  payment.tell('account/student-changed', {
    student_id,
    version,
    parent_id: null,
    organization_id,
    class_id: null,
    removed: false,
  });

async function schoolStudent(): Promise<string> {
  const id = randomUUID();
  await describeStudent(id, school.id);
  return id;
}

const give = (students: string[], by = school) =>
  by.post(`/api/payment/class-sets/${set}/students`, { student_ids: students });
const sets = async (by = school) => (await by.get('/api/payment/class-sets')).json().class_sets;
const opened = async () =>
  (await payment.told('payment/entitlement-changed', 'learning'))
    .filter(one => one.owner.id === school.id)
    .at(-1)?.assignments;

beforeEach(async () => {
  school = payment.school();
  const { purchase, mailed } = await buyGift(payment, { seats: 2, plan_name: 'advanced' });
  set = purchase;
  expect(mailed).toMatchObject({ seats: 2, money: { amount: 11_800 } });
  expect((await school.post('/api/payment/redeem', { code: mailed.code })).json()).toEqual({
    plan_name: 'advanced',
    course_name: 'advanced-python',
    seats: 2,
  });
  schoolStudents = [await schoolStudent(), await schoolStudent(), await schoolStudent()];
});

test('a class set is the school’s that redeems it, and waits for its students, not for a parent’s', async () => {
  expect(await sets()).toEqual([
    { purchase_id: set, course_name: 'advanced-python', seats: 2, student_ids: [] },
  ]);
  expect(await sets(payment.school())).toEqual([]);
  expect((await school.get('/api/payment/has-unassigned-purchases')).json().has_unassigned).toBe(false);
});

test('a parent is told that a class set is for a school', async () => {
  const { mailed } = await buyGift(payment, { seats: 2 });
  const answer = await payment.parent().post('/api/payment/redeem', { code: mailed.code });
  expect(answer.json().code).toBe('payment/code-for-school');
});

test('its seats open the course to students, as many as were bought', async () => {
  const [mia, tom, zoe] = schoolStudents as [string, string, string];
  expect((await give([mia])).statusCode).toBe(200);
  expect((await give([tom, zoe])).json()).toMatchObject({ code: 'payment/no-seats-left' });
  expect((await give([mia])).json()).toMatchObject({ code: 'payment/student-has-course' });
  expect((await give([tom, tom])).statusCode).toBe(200);
  expect(await opened()).toEqual(
    expect.arrayContaining([mia, tom].map(student_id => ({ student_id, course_id: 'advanced-python' }))),
  );
  expect((await sets())[0].student_ids.toSorted()).toEqual([mia, tom].toSorted());
});

test('the last seat is given once, though two administrators give it at once', async () => {
  const [mia, tom, zoe] = schoolStudents as [string, string, string];
  await give([mia]);
  const answers = await Promise.all([give([tom]), give([zoe])]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('nobody of another school gets a seat, and no other school gives them', async () => {
  const [mia = ''] = schoolStudents;
  expect((await give([mia, randomUUID()])).json()).toMatchObject({ code: 'payment/not-your-student' });
  expect((await give([mia], payment.school())).json()).toMatchObject({ code: 'payment/unknown-purchase' });
  expect((await sets())[0].student_ids).toEqual([]);
});

test('a student who leaves the school leaves the seat to another', async () => {
  const [mia, tom, zoe] = schoolStudents as [string, string, string];
  await give([mia, tom]);
  await describeStudent(mia, null, 2);
  expect(await opened()).toEqual([{ student_id: tom, course_id: 'advanced-python' }]);
  expect((await give([zoe])).statusCode).toBe(200);
});

test('a class set that was charged back closes its seats', async () => {
  await give(schoolStudents.slice(0, 2));
  await payment.provider.test('chargebacks', { transaction_id: set });
  await payment.deliver();
  expect(await opened()).toEqual([]);
  expect(await sets()).toEqual([]);
});
