import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EXPORTED, NOT_EXPORTED } from '../src/features/export/export.queries.ts';
import { startPayment, type TestPayment } from './service.harness.ts';

let payment: TestPayment;

beforeAll(async () => {
  payment = await startPayment();
});
afterAll(() => payment.close());

const TABLES = `select table_name as name from information_schema.tables where table_schema = 'payment' and table_name <> 'migrations'`;

test('every table is in the download, or is named with the reason why not', async () => {
  const tables = (await payment.rows(TABLES)).map(({ name }) => String(name));
  expect(tables.filter(name => !(name in EXPORTED) && !(name in NOT_EXPORTED))).toEqual([]);
});

test('a buyer gets all that is known of their purchases, and nothing of others', async () => {
  const [parent, other] = [payment.parent(), payment.parent()];
  const mia = await parent.child();
  const [own, foreign] = [await parent.buys('beginner'), await other.buys('unlimited-monthly')];
  await parent.post(`/api/payment/assign-purchase?student_id=${mia}&course_name=python`);
  const { tables } = (await parent.get('/api/payment/export')).json();
  expect(tables).toMatchObject({
    purchases: [{ id: own, paid: 4900 }],
    orders: [{ transaction: own }],
    assignments: [{ purchase_id: own, student_id: mia }],
    students: [{ student_id: mia }],
    ledger_entries: [{ id: `payment ${own}` }],
  });
  expect(tables.facts.length).toBeGreaterThan(0);
  expect(tables.provider_events.length).toBeGreaterThan(0);
  expect(JSON.stringify(tables)).not.toContain(foreign);
});

test('a student gets what was given to them, and no bill', async () => {
  const parent = payment.parent();
  const mia = await parent.child();
  const own = await parent.buys('beginner');
  await parent.post(`/api/payment/assign-purchase?student_id=${mia}&course_name=python`);
  const student = payment.as({ role: 'student', student: mia, user: parent.id });
  const { tables } = (await student.get('/api/payment/export')).json();
  expect(tables.assignments).toMatchObject([{ purchase_id: own }]);
  expect([tables.purchases, tables.ledger_lines, tables.provider_events]).toEqual([[], [], []]);
});

test('somebody who bought nothing gets nothing', async () => {
  const { tables } = (await payment.parent().get('/api/payment/export')).json();
  expect(Object.values(tables).flat()).toEqual([]);
});
