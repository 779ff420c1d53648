import { sampled } from '../../support/draw.ts';
import { closesByEscape, opened } from '../../support/dialogs.ts';
import {
  enterAs,
  forgetSession,
  logIn,
  logInAs,
  newFamily,
  post,
  studentsOf,
} from '../../support/accounts.ts';
import { leftOf, openPlace, runToEnd, spendRuns, spendTips } from '../../support/limits.ts';
import { codeOf, dialog, pasteCode, runButton, writeCode } from '../../support/play.ts';
import { seededPerson } from '../../support/seed.ts';
import { newSubscriber } from '../../support/subscriber.ts';
import { expect, test, type Page } from '../../support/test.ts';

const UPDATE = /level\/update/;
const TIP = /chatgpt\/generate-tip/;
test.use({ expected: { refusals: [UPDATE, TIP, /status of 402/] } });

const OUT = 'No tips left today.';
const bubble = (page: Page) => page.getByRole('complementary', { name: 'Tip from the assistant' });
const askButton = (page: Page) => page.getByRole('button', { name: /^My code/ });
async function openOwl(page: Page): Promise<void> {
  const owl = page.getByRole('button', { name: 'Ask the owl' });
  if ((await owl.getAttribute('aria-expanded')) === 'false') await owl.click();
  await expect(dialog(page, 'Help')).toBeVisible();
}
async function ask(page: Page): Promise<void> {
  await openOwl(page);
  await askButton(page).click();
}
const attempts = (page: Page) => page.locator('.attempts');
const noAction = async (page: Page): Promise<void> => {
  for (const name of ['Upgrade', 'Sign Up', 'Try again'])
    await expect(bubble(page).getByRole('button', { name })).toHaveCount(0);
};

/** The last run of the day works; the one after it is refused with a dialog, and no code is lost. */
async function lastRunAndOneMore(page: Page, title: string, text: string, focused: string): Promise<void> {
  await expect(attempts(page)).toHaveText('Runs left today: 1');
  await writeCode(page, 'print("the last one")');
  await runToEnd(page);
  await expect(page.getByLabel('Output').locator('pre')).toHaveText('the last one\n');
  await expect(attempts(page)).toHaveText('Runs left today: 0');
  await writeCode(page, 'print("one too many")');
  await runButton(page).click();
  const refused = await opened(page, title);
  await expect(refused).toContainText(text);
  await expect(refused).toContainText('Your code is kept.');
  await expect(refused.getByRole('button', { name: focused }).last()).toBeFocused();
  await closesByEscape(page, refused, runButton(page));
  expect(await codeOf(page)).toBe('print("one too many")');
  await page.reload();
  await expect(attempts(page)).toHaveText('Runs left today: 0');
  await expect.poll(() => codeOf(page).catch(() => '')).toBe('print("one too many")');
}

type Look = (fixtures: { page: Page }) => Promise<void>;

/** What each role is told of its limits, and where it leads. */
const ROLES: Readonly<Record<string, Look>> = {
  'a visitor has 10 attempts a day': async ({ page }) => {
    await openPlace(page);
    await expect(attempts(page)).toHaveText('Runs left today: 10');
    await attempts(page).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Log in for more runs');
    expect(await spendRuns(page, 9)).toEqual(new Set([200]));
    expect(await leftOf(page, 'level')).toBe(1);
    await openPlace(page);
    const text = 'You have used all your runs for today. Sign up for more.';
    await lastRunAndOneMore(page, 'Sign Up to Continue', text, 'Sign Up');
  },
  'a student without a plan: levels without limit, 30 challenges, 20 tips': async ({ page }) => {
    const { usernames } = await newFamily(page.context(), 1);
    await logIn(page.context(), usernames[0]!);
    await openPlace(page);
    await expect(attempts(page)).toHaveText('Runs: as many as you like');
    expect(await spendRuns(page, 31)).toEqual(new Set([200]));
    expect(await spendTips(page, 19)).toEqual(new Set([200]));

    await ask(page);
    await expect(askButton(page)).toHaveAccessibleName('My code. Tips left today: 0');
    await pasteCode(page, 'print("another');
    await ask(page);
    await expect(bubble(page)).toContainText(
      `${OUT} There will be new ones tomorrow. Hints and the code book still work.`,
    );
    await noAction(page);

    expect(await spendRuns(page, 29, 'challenges')).toEqual(new Set([200]));
    await openPlace(page, 'challenges');
    await attempts(page).hover();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    const text = 'You have used all your runs for today. You will get new ones tomorrow.';
    await lastRunAndOneMore(page, "That's it for today", text, 'Close');
  },
  'a subscriber has no limit at all': async ({ page }) => {
    await newSubscriber(page.context());
    await openPlace(page, 'challenges');
    await expect(attempts(page)).toHaveText('Runs: as many as you like');
    expect(await spendRuns(page, 31, 'challenges')).toEqual(new Set([200]));
    await openPlace(page);
    await expect(attempts(page)).toHaveText('Runs: as many as you like');
    expect(await spendTips(page, 21)).toEqual(new Set([200]));
    await ask(page);
    await expect(bubble(page).getByRole('button', { name: 'Not now' })).toBeVisible();
    await expect(askButton(page)).toHaveAccessibleName('My code');
  },
  'a visitor has 5 tips a day, and signs up for more': async ({ page }) => {
    await openPlace(page);
    await openOwl(page);
    await expect(askButton(page)).toHaveAccessibleName('My code. Tips left today: 5. Log in for more tips');
    expect(await spendTips(page, 4)).toEqual(new Set([200]));
    await ask(page);
    await expect(bubble(page).getByRole('button', { name: 'Tell me more' })).toBeVisible();
    const first = await bubble(page).textContent();
    await bubble(page).getByRole('button', { name: 'Tell me more' }).click();
    await expect(bubble(page)).not.toHaveText(first ?? '');
    await expect(bubble(page)).not.toContainText(OUT);
    await pasteCode(page, 'print("another');
    await ask(page);
    await expect(bubble(page), 'the first dose is free').not.toContainText(OUT);
    await bubble(page).getByRole('button', { name: 'Tell me more' }).click();
    const words = `${OUT} Sign up for more. Hints and the code book still work.`;
    await expect(bubble(page)).toContainText(words);
    await expect(bubble(page).getByRole('button', { name: 'Upgrade' })).toHaveCount(0);
    await bubble(page).getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(/\/en\/signup\?next=%2Fplay%2Fpython%2Fintro-level1$/);
  },
  'in a class with a limit, the message refers to the school': async ({ page }) => {
    await enterAs(page.context(), 'ole');
    await openPlace(page);
    await expect(attempts(page)).toHaveText('Runs: as many as you like');
    await openOwl(page);
    await expect(askButton(page)).toHaveAccessibleName('My code. Tips left today: 2');
    expect(await spendTips(page, 3)).toEqual(new Set([200, 403]));
    await ask(page);
    await expect(bubble(page)).toContainText(
      `${OUT} Your school can give you more. Hints and the code book still work.`,
    );
    await noAction(page);
  },
  'a parent who plays with a child upgrades where plans are sold': async ({ page }) => {
    await logInAs(page.context(), 'other-parent');
    const { student_id } = await seededPerson('max-runner');
    await post(page.context(), `/api/auth/choose_student/${student_id}`, {});
    await openPlace(page);
    await spendTips(page, 20);
    await spendRuns(page, 30, 'challenges');
    await ask(page);
    await expect(bubble(page)).toContainText(`${OUT} With a plan`);

    await openPlace(page, 'challenges');
    await runButton(page).click();
    const upgrade = dialog(page, 'No runs left today').getByRole('button', { name: 'Upgrade' });
    await expect(upgrade).toBeVisible();
    await openPlace(page);
    await ask(page);
    await bubble(page).getByRole('button', { name: 'Upgrade' }).click();
    await expect(page).toHaveURL(/\/en\/purchase(\?|$)/);
  },
  'a plan for parents inside a school is not a valid registration': async ({ page }) => {
    await logInAs(page.context(), 'parent-in-school');
    await openPlace(page).catch(() => undefined);
    await page.getByRole('button', { name: 'Try it myself' }).click();
    await ask(page);
    await expect(bubble(page)).toContainText('Your registration is not valid here');
    await bubble(page).getByRole('button', { name: 'Upgrade' }).click();
    await expect(page).toHaveURL(/\/en\/schools(\?|$)/);
  },
};

/** How many roles are looked at, other ones each time; the limits themselves are rules of the services. */
const LOOKED_AT = 3;

for (const [title, look] of sampled(Object.entries(ROLES), LOOKED_AT)) test(title, look);

test('drafts, completions and the other kind of run use up no attempt', async ({ page }) => {
  await openPlace(page);
  const code = { last_code_executed: 'print(1)', level_slug: 'intro-level1' };
  await post(page.context(), '/api/level/update/python', { ...code, last_status: 'COMPLETE' });
  await writeCode(page, 'print("a draft")');
  await page.waitForResponse(/level\/draft/);
  await spendRuns(page, 3, 'challenges');
  await spendTips(page, 1);
  expect(await leftOf(page, 'level')).toBe(10);
  expect(await leftOf(page, 'challenge')).toBe(7);
  expect(await leftOf(page, 'level_assistant')).toBe(4);
  expect(await leftOf(page, 'challenge_assistant')).toBe(5);
});

test('an assistant that is disabled stays off and says so: by the class, and for one student', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', request => TIP.test(request.url()) && calls.push(request.url()));
  await logInAs(page.context(), 'free-parent');
  const una = (await studentsOf(page.context())).find(({ username }) => username === 'una-jumper');
  const off = { data: { assistant_enabled: false }, headers: { origin: process.env['BASE_URL'] ?? '' } };
  const changed = await page.request.put(`/api/profile/students/${una?.id}`, off);
  expect(changed.status()).toBe(200);
  for (const key of ['eva', 'una-jumper']) {
    await forgetSession(page);
    await enterAs(page.context(), key);
    await openPlace(page);
    const tips = page.getByRole('switch', { name: 'Tips. Your teacher has turned tips off' });
    await tips.click({ force: true });
    await expect(async () => {
      // It is where the pointer was on the page before: only a pointer that moves enters it.
      await page.mouse.move(0, 0);
      await tips.hover({ force: true });
      await expect(page.getByRole('tooltip')).toHaveText('Your teacher has turned tips off', {
        timeout: 2_000,
      });
    }).toPass();
    await expect(tips).toHaveAttribute('aria-checked', 'false');
    await openOwl(page);
    await expect(askButton(page)).toHaveCount(0);
    await writeCode(page, 'print("no tip")');
    await runToEnd(page);
    await expect.poll(() => spendTips(page, 1)).toEqual(new Set([403]));
  }
  await expect(bubble(page)).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('a teacher says first who plays', async ({ page }) => {
  await enterAs(page.context(), 'harbour-teacher');
  await page.goto('/en/play/python/intro-level1');
  const who = dialog(page, 'Who is playing?');
  const choose = who.getByRole('button', { name: 'Choose student' });
  await expect(choose).toBeFocused();
  await expect(page.locator('.play__stage')).toHaveAttribute('inert');
  await page.keyboard.press('Control+Enter');
  await choose.click();
  const choice = await opened(page, 'Choose Student');
  await expect(choice.getByRole('searchbox', { name: 'Search students' })).toBeFocused();
  await expect(choice.getByRole('button', { name: 'noa' })).toBeVisible();
  await closesByEscape(page, choice, choose);
  await expect(page.getByLabel('Output').locator('pre')).toHaveCount(0);
  await who.getByRole('button', { name: 'Try it myself' }).click();
  await expect(who).toBeHidden();
  await writeCode(page, 'print("my own run")');
  await runToEnd(page);
  await expect(page.getByLabel('Output').locator('pre')).toHaveText('my own run\n');
});

test('a level that needs a plan leads families to plans and teachers to school plans', async ({ page }) => {
  for (const [key, path] of [
    ['free-parent', 'purchase'],
    ['harbour-teacher', 'schools'],
    ['other-admin', 'schools'],
  ] as const) {
    await forgetSession(page);
    await enterAs(page.context(), key);
    await page.goto('/en/play/python/loops-level1');
    await expect(page).toHaveURL(new RegExp(`/en/${path}\\?next=`));
  }
});
