import { runningPostgresUrl } from '@burrow/service-kit/embedded-postgres';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { enterAs, newFamily } from '../support/accounts.ts';
import { atProvider, isTold, order, PAID, pay, payForAnotherPlan } from '../support/buying.ts';
import { expect, test, type Page } from '../support/test.ts';
import { startTimedPlatform, type TimedPlatform } from '../support/timed-platform.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const HOUR_MS = 3_600_000;
const NOTHING = 'Nothing is wrong with what they bought.';

let platform: TimedPlatform;
test.beforeAll(async () => {
  platform = await startTimedPlatform();
});
test.afterAll(() => platform.stop());

/** A family and what it began to pay last: the transaction, and where the provider is. */
interface Buyer {
  readonly page: Page;
  readonly email: string;
  readonly transaction: string;
  readonly provider: string;
}

async function begin(page: Page, plan: string): Promise<Pick<Buyer, 'transaction' | 'provider'>> {
  await order(page, plan);
  await page.locator('[name=card]').waitFor();
  const { origin, searchParams } = new URL(page.url());
  return { transaction: searchParams.get('_ptxn') ?? '', provider: origin };
}

async function buy(page: Page, plan: string): Promise<Buyer> {
  const { email } = await newFamily(page.context());
  const begun = await begin(page, plan);
  await pay(page, PAID);
  await isTold(page, 'Paid. Everything is open');
  return { page, email, ...begun };
}

interface Refund {
  readonly id: string;
}

/** Paddle's people agree to the refund of a payment. */
async function agree({ page, transaction }: Buyer, provider: string): Promise<void> {
  const asked = ['get', `/adjustments?transaction_id=${transaction}`] as const;
  const { data } = await atProvider<{ data: Refund[] }>(page, provider, asked);
  await atProvider(page, provider, ['post', `/test/adjustments/${data[0]?.id}`], { status: 'approved' });
}

/** It was refunded in the dashboard, and the bank takes it all the same. */
async function refundedAndTaken(buyer: Buyer): Promise<void> {
  const { page, provider, transaction: transaction_id } = buyer;
  await atProvider(page, provider, ['post', '/adjustments'], {
    action: 'refund',
    transaction_id,
    reason: 'kind',
  });
  await agree(buyer, provider);
  await atProvider(page, provider, ['post', '/test/chargebacks'], { transaction_id, amount: 900 });
}

/** Something is lost of what we know, which no person can cause. */
async function lose(sql: string, transaction: string): Promise<void> {
  const database = new pg.Client({ connectionString: runningPostgresUrl(platform.dataDirectory) });
  await database.connect();
  await database.query(sql, [transaction]);
  await database.end();
}

/** What engineers do. */
async function rebuild(): Promise<void> {
  const env = { ...process.env, LOG_LEVEL: 'error', DATA_DIR: platform.dataDirectory };
  const main = path.join(ROOT, 'infra/standalone/dist/rebuild/main.js');
  await promisify(execFile)(process.execPath, [main], { cwd: ROOT, env });
}

const wrongs = (staff: Page) => staff.getByRole('region', { name: 'What is wrong' });
async function open(staff: Page, { email }: Pick<Buyer, 'email'>): Promise<void> {
  await staff.goto(`/en/staff/purchases/buyer?find=${encodeURIComponent(email)}`);
  await expect(wrongs(staff)).toBeVisible();
}
/** The provider is asked once in some seconds, however often somebody presses. */
async function ask(staff: Page, expected: readonly string[]): Promise<void> {
  await expect(async () => {
    await wrongs(staff).getByRole('button', { name: 'Ask the payment provider now' }).press('Enter');
    for (const words of expected)
      await expect(wrongs(staff).getByText(words, { exact: true }).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
}

test('staff see each difference with its buyer, do what they are told to, and it is gone', async ({
  newVisitor,
}) => {
  test.setTimeout(600_000);
  const visit = () => newVisitor({ baseURL: platform.url });
  const staff = await visit();
  await enterAs(staff.context(), 'staff');
  const started = Date.now();

  const unpaid = await buy(await visit(), 'unlimited-yearly');
  await unpaid.page.goto('/en/profile/billing');
  await unpaid.page.getByRole('link', { name: 'Withdraw from the contract' }).click();
  await unpaid.page.getByRole('button', { name: 'Confirm the withdrawal' }).click();
  await expect(unpaid.page.getByText(/The refund is approved/)).toBeVisible();

  await platform.startAt(new Date(started + 80 * HOUR_MS), [staff, unpaid.page]);
  const left = await visit();
  const { email } = await newFamily(left.context());
  await begin(left, 'unlimited-monthly');
  const sold = await visit();
  const { email: soldTo } = await newFamily(sold.context());
  await payForAnotherPlan(sold);
  const taken = await buy(await visit(), 'unlimited-monthly');
  await refundedAndTaken(taken);
  const lost = await buy(await visit(), 'unlimited-monthly');

  const pages = [staff, unpaid.page, left, sold, taken.page, lost.page];
  await platform.startAt(new Date(started + 81 * HOUR_MS), pages);

  await test.step('a checkout that was left is begun again and paid', async () => {
    await open(staff, { email });
    await ask(staff, ['A checkout was begun, and no payment is known']);
    const again = await begin(left, 'unlimited-monthly');
    await pay(left, PAID);
    await isTold(left, 'Paid. Everything is open');
    await open(staff, { email });
    await expect(wrongs(staff).getByText(NOTHING)).toBeVisible();
    Object.assign(unpaid, { provider: again.provider });
  });

  await test.step('a refund that nobody paid for days is done, once Paddle’s people agree', async () => {
    await open(staff, unpaid);
    await ask(staff, ['An approved refund has not been paid for days']);
    await agree(unpaid, unpaid.provider);
    await ask(staff, [NOTHING]);
  });

  await test.step('a plan that was not ordered is accepted, and nothing else differs of it', async () => {
    await open(staff, { email: soldTo });
    await ask(staff, ['Sold at another price, in another currency or to another number of students.']);
    await wrongs(staff)
      .getByRole('button', { name: /^Accept/ })
      .press('Enter');
    const form = wrongs(staff).getByRole('form');
    await form.getByLabel('Reason').fill('They wanted the year');
    await form.getByRole('button', { name: /^Accept/ }).press('Enter');
    await expect(form).toHaveCount(0);
    await ask(staff, [NOTHING]);
  });

  await test.step('what the bank took although it was refunded is right again, once that is reversed', async () => {
    await open(staff, taken);
    await ask(staff, ['More was refunded than was paid']);
    const body = { transaction_id: taken.transaction, action: 'chargeback_reverse' };
    await atProvider(staff, unpaid.provider, ['post', '/test/chargebacks'], body);
    await ask(staff, [NOTHING]);
  });

  await test.step('what was lost here is told, with its number for the engineers, and right once all is computed anew', async () => {
    const [payment, subscription] = [
      `where id = $1`,
      `where id = (select subscription from payment.purchases where id = $1)`,
    ];
    const losses = [
      [`update payment.purchases set paid = 1 ${payment}`, 'Paid with another amount'],
      [
        `update payment.subscriptions set state = 'ended' ${subscription}`,
        'The provider has a different status for a subscription',
      ],
      [`delete from payment.subscriptions ${subscription}`, 'A subscription runs at the provider, not here'],
      [`delete from payment.purchases ${payment}`, 'Paid at the provider, not here'],
    ] as const;
    await open(staff, lost);
    for (const [sql, told] of losses) {
      await lose(sql, lost.transaction);
      await ask(staff, [told]);
      await rebuild();
      await ask(staff, [NOTHING]);
    }
  });
});
