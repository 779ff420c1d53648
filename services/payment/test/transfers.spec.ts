import { type Identity, visitorIdentity } from '@burrow/service-kit';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ClockService } from '../src/clock/clock.service.ts';
import { AccountsService } from '../src/accounts/accounts.service.ts';
import { AuditEntity } from '../src/database/entities/audit.entity.ts';
import { OrderEntity } from '../src/database/entities/order.entity.ts';
import { PurchaseEntity } from '../src/database/entities/purchase.entity.ts';
import { AuditService } from '../src/audit/audit.service.ts';
import { TransferPurchasesService } from '../src/features/support/index.ts';
import { startPayments, startProvider, type TestPayments, type TestProvider } from './payments.harness.ts';

let payments: TestPayments;
let provider: TestProvider;
let transfers: TransferPurchasesService;

const staff: Identity = { ...visitorIdentity(randomUUID()), role: 'parent', user: randomUUID(), staff: true };

beforeEach(async () => {
  [payments, provider] = await Promise.all([startPayments(), startProvider()]);
  const { source, database } = payments;
  const { pool } = database;
  transfers = new TransferPurchasesService(
    pool,
    new AccountsService(pool),
    new AuditService(source.getRepository(AuditEntity)),
    payments.computing,
    new ClockService(pool),
    source.getRepository(PurchaseEntity),
    source.getRepository(OrderEntity),
  );
});
afterEach(async () => {
  await payments.close();
  await provider.close();
});

/** Somebody who bought plans, and what they are. */
async function buyer(...plans: string[]): Promise<{ user: string; account: string; bought: string[] }> {
  const account = await payments.account();
  const bought: string[] = [];
  for (const plan of plans) bought.push(await provider.buy(await payments.order(account, plan), plan));
  for (const body of provider.bodies()) await payments.receive(body);
  await payments.handleAll();
  const [row] = await payments.query('select owner_id from payment.accounts where id = $1', [account]);
  return { user: String(row?.['owner_id']), account, bought };
}

const ownerOf = async (purchase: string | undefined) =>
  (
    await payments.query(
      `select a.owner_id as owner, s.student_id as student from payment.purchases p
       join payment.accounts a on a.id = p.account_id
       left join payment.assignments s on s.purchase_id = p.id where p.id = $1`,
      [purchase],
    )
  )[0];
const assign = (purchase: string | undefined, student: string) =>
  payments.query('insert into payment.assignments (purchase_id, student_id) values ($1, $2)', [
    purchase,
    student,
  ]);
const move = (from: string, to: string, withAssigned: boolean) =>
  transfers.transfer(staff, { from, to, withAssigned, reason: 'they share the children' });

test('courses go over, a subscription stays with its card, and a rebuild finds the same', async () => {
  const giver = await buyer('beginner', 'unlimited-monthly');
  const to = randomUUID();
  expect(await move(giver.user, to, false)).toEqual({ moved: 1, kept: 1 });
  expect(await ownerOf(giver.bought[0])).toEqual({ owner: to, student: null });
  expect(await ownerOf(giver.bought[1])).toEqual({ owner: giver.user, student: null });
  const before = await payments.dump();
  await payments.rebuild();
  expect(await payments.dump()).toEqual(before);
  expect(await payments.query('select action, count, reason from payment.audit')).toEqual([
    { action: 'purchases-transferred', count: 1, reason: 'they share the children' },
  ]);
});

test('a course that a student has goes over only if that is wanted, and is then to be given anew', async () => {
  const giver = await buyer('beginner', 'advanced');
  const [theirs, shared, to] = [randomUUID(), randomUUID(), randomUUID()];
  await payments.query('insert into payment.students (student_id, version, parent_id) values ($1, 1, $2)', [
    shared,
    to,
  ]);
  await assign(giver.bought[0], theirs);
  await assign(giver.bought[1], shared);
  expect(await move(giver.user, to, false)).toEqual({ moved: 0, kept: 2 });
  expect(await move(giver.user, to, true)).toEqual({ moved: 2, kept: 0 });
  expect(await ownerOf(giver.bought[0])).toEqual({ owner: to, student: null });
  expect(await ownerOf(giver.bought[1])).toEqual({ owner: to, student: shared });
});

test('who bought nothing has nothing to give; two at once move each course once', async () => {
  expect(await move(randomUUID(), randomUUID(), true)).toEqual({ moved: 0, kept: 0 });
  const giver = await buyer('beginner', 'advanced');
  const to = randomUUID();
  const both = await Promise.all([move(giver.user, to, true), move(giver.user, to, true)]);
  expect(both.map(({ moved }) => moved).toSorted()).toEqual([0, 2]);
  await expect(move(to, to, true)).rejects.toThrow('one account');
});
