import { enterAs, logIn, mailTo, newFamily } from '../support/accounts.ts';
import { isTold, order, pay, PAID, PAID_ONCE } from '../support/buying.ts';
import { readyToRun } from '../support/play.ts';
import { expect, test, type Page } from '../support/test.ts';
import { startTimedPlatform, type TimedPlatform } from '../support/timed-platform.ts';

test.use({ expected: { refusals: [/api\/level\/data/] } });

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LOCKED = '/en/play/python/loops-level1';

let platform: TimedPlatform;
test.beforeAll(async () => {
  platform = await startTimedPlatform();
});
test.afterAll(() => platform.stop());

interface Buyer {
  readonly page: Page;
  readonly email: string;
  readonly child: string;
}

/** A family that buys the year with a card. */
async function buyYear(page: Page, card: string): Promise<Buyer> {
  const { email, usernames } = await newFamily(page.context(), 1);
  await order(page, 'unlimited-yearly');
  await pay(page, card);
  await isTold(page, 'Paid. Everything is open');
  return { page, email, child: usernames[0]! };
}

const plan = (page: Page) => page.getByRole('region', { name: 'Unlimited yearly' });
const dateOf = (time: number): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(time);

/** What a family reads of its plan, and staff of the family. */
async function expectStory(staff: Page, { page, email }: Buyer, own: RegExp | null, told: readonly string[]) {
  // Who started it late is told by webhooks what happened meanwhile.
  await expect(async () => {
    await page.goto('/en/profile/billing');
    await expect(page.getByRole('list', { name: 'Purchases' })).toBeVisible();
    if (own === null) await expect(plan(page)).toHaveCount(0, { timeout: 2_000 });
    else await expect(plan(page).getByText(own)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await staff.goto(`/en/staff/purchases/buyer?find=${encodeURIComponent(email)}`);
  const bought = staff.getByRole('region', { name: 'What they bought' });
  for (const words of told) await expect(bought.getByText(words).first()).toBeVisible();
}

test('two families buy a year: one is told of the renewal and charged, of the other the card is declined, and it closes a week later', async ({
  newVisitor,
}) => {
  test.setTimeout(600_000);
  const visit = () => newVisitor({ baseURL: platform.url, timezoneId: 'UTC' });
  const [staff, child] = [await visit(), await visit()];
  await enterAs(staff.context(), 'staff');
  const paying = await buyYear(await visit(), PAID);
  const declining = await buyYear(await visit(), PAID_ONCE);
  await logIn(child.context(), declining.child);
  const renewed = new Date();
  renewed.setUTCFullYear(renewed.getUTCFullYear() + 1);
  const due = renewed.getTime();
  const [day, closing] = [dateOf(due), dateOf(due + 7 * DAY_MS)];
  const everybody = [staff, child, paying.page, declining.page];
  const passTo = (time: number) => platform.startAt(new Date(time), everybody);
  const goesOn = /^€72\.00 will be charged on /;

  await test.step('a month before, both read in a mail what will be charged when', async () => {
    await passTo(due - 29 * DAY_MS);
    for (const { email } of [paying, declining]) {
      const { text } = await mailTo(staff.context(), email, `Unlimited yearly renews on ${day}`);
      expect(text).toContain('€72.00 will be charged');
    }
    await expectStory(staff, paying, goesOn, ['Running', 'Paid: €72.00']);
  });

  await test.step('an hour before, it is cancelled by keys, and resumed', async () => {
    await passTo(due - HOUR_MS);
    await expectStory(staff, paying, new RegExp(`^€72\\.00 will be charged on ${day}\\.$`), ['Running']);
    const own = plan(paying.page);
    await own.getByRole('button', { name: 'Cancel the subscription' }).press('Enter');
    await paying.page
      .getByRole('dialog')
      .getByRole('button', { name: 'Cancel the subscription' })
      .press('Enter');
    await expect(
      own.getByText(`It goes on until ${day} and then ends. Nothing more is charged.`),
    ).toBeVisible();
    await own.getByRole('button', { name: 'Resume the subscription' }).press('Enter');
    await expect(own.getByText(goesOn)).toBeVisible();
  });

  await test.step('one is charged, and the other has a week', async () => {
    await passTo(due + HOUR_MS);
    const nextYear = dateOf(new Date(due).setUTCFullYear(renewed.getUTCFullYear() + 1));
    const goesOnTill = new RegExp(`^€72\\.00 will be charged on ${nextYear}\\.$`);
    await expectStory(staff, paying, goesOnTill, ['Running', 'Paid: €144.00']);
    await expect(paying.page.getByRole('list', { name: 'Purchases' }).getByRole('listitem')).toHaveCount(2);
    const { text } = await mailTo(
      staff.context(),
      declining.email,
      'A payment did not go through: Unlimited yearly',
    );
    expect(text).toContain(`it stays open until ${closing}`);
    const open = new RegExp(
      `^The last payment did not go through\\. Everything stays open until ${closing}\\.`,
    );
    await expectStory(staff, declining, open, ['Renewal not paid; open for 7 days', `Open until ${closing}`]);
    await child.goto(LOCKED);
    await readyToRun(child);
  });

  await test.step('a week later it is closed: in a mail, for its parent, for staff, and for the child', async () => {
    await passTo(due + 8 * DAY_MS);
    const { text } = await mailTo(staff.context(), declining.email, 'Unlimited yearly is closed');
    expect(text).toContain(`so it closed on ${closing}`);
    const closed = new RegExp(`^The last payment did not go through, and it closed on ${closing}\\.`);
    const told = ['Renewal not paid for more than 7 days', `Was open until ${closing}`];
    await expectStory(staff, declining, closed, told);
    await child.goto(LOCKED);
    await expect(child.getByRole('alert')).toHaveText(
      /This level is part of a plan\. Ask a grown-up at home to open it\. Everything you made is still here\./,
    );
  });

  await test.step('when the provider has tried for a month, it is over', async () => {
    await passTo(due + 32 * DAY_MS);
    await expectStory(staff, declining, null, ['Ended', `Was open until`]);
    await expectStory(staff, paying, goesOn, ['Running']);
  });
});
