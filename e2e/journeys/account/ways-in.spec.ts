import { forgetSession, linkIn, logInAs, mailTo, newFamily, post } from '../../support/accounts.ts';
import { sampled } from '../../support/draw.ts';
import { seededPerson } from '../../support/seed.ts';
import { SUPPORT_EMAIL } from '../../support/start-platform.ts';
import { accountButton, snackbar } from '../../support/site.ts';
import { expect, test, type Page } from '../../support/test.ts';

async function logIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByRole('tab', { name: 'grown-up' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('a protected page leads a visitor to log in, and back to itself', async ({ page }) => {
  const { login, password } = await seededPerson('parent');
  await page.goto('/en/profile/sessions');
  await expect(page).toHaveURL('/en/login?next=%2Fprofile%2Fsessions');
  await logIn(page, login, password);
  await expect(page).toHaveURL('/en/profile/sessions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where you are logged in');
});

// Contracts and the page have tests of all of them.
const ELSEWHERE = ['//evil.example', 'https://evil.example', '/\\evil.example', '/%2F/evil.example'];

test('no address leads from log-in to another site', async ({ page }) => {
  const { login, password } = await seededPerson('teacher');
  const left: string[] = [];
  page.on('request', request => {
    if (new URL(request.url()).hostname !== 'localhost') left.push(request.url());
  });
  for (const next of sampled(ELSEWHERE, 1)) {
    await forgetSession(page);
    await page.goto(`/en/login?next=${encodeURIComponent(next)}`);
    await logIn(page, login, password);
    await expect(accountButton(page)).toHaveText('Tom Teacher');
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/en\//);
    await expect(page).not.toHaveURL(/login/);
  }
  expect(left).toEqual([]);
});

test('the tip beside Log In opens once after half a minute, and on hover', async ({ page }) => {
  const tip = page.getByRole('tooltip');
  await page.clock.install();
  await page.goto('/en/tos');
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  await page.clock.fastForward(29_000);
  await expect(tip).toBeHidden();
  // The half minute begins a moment after the link shows.
  await expect(async () => {
    await page.clock.fastForward(1_000);
    await expect(tip).toHaveText('Log in to keep your progress and your code, on every device.', {
      timeout: 1_000,
    });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(tip).toBeHidden();
  await page.getByRole('link', { name: 'Log In' }).hover();
  await page.clock.runFor(1_000);
  await expect(tip).toBeVisible();
});

test('feedback reaches support, with the page and the address for an answer', async ({ page }) => {
  const { email } = await newFamily(page.context());
  await page.goto('/en/tos');
  await page.getByRole('button', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  await expect(dialog.getByLabel('Your email, if you want an answer')).toHaveValue(email);
  await dialog.getByLabel('What would you like to tell us?').fill(`The carrots of ${email} are good.`);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(snackbar(page)).toHaveText('Thank you. Your message has been sent.');
  await expect(dialog).toBeHidden();
  const mail = await mailTo(page.context(), SUPPORT_EMAIL, 'Feedback');
  expect(mail.text).toContain(`The carrots of ${email} are good.`);
  expect(mail.text).toContain('tos');
});

test('a campaign is remembered only where an adult agrees', async ({ page }) => {
  const notice = page.getByRole('region', { name: 'Where you came from' });
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === 'utm_source')?.value;
  await page.goto('/en/tos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.goto('/en/?utm_source=spring');
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.goto('/en/signup?utm_source=spring');
  await expect(notice).toContainText('You came here through “spring”.');
  expect(await kept()).toBeUndefined();
  await notice.getByRole('button', { name: 'No' }).click();
  await expect(notice).toBeHidden();
  expect(await kept()).toBeUndefined();
  await page.goto('/en/signup?utm_source=spring');
  await notice.getByRole('button', { name: 'Yes, remember' }).click();
  expect(await kept()).toBe('spring');
});

test('the link in a mail asks before it unsubscribes, which can be undone', async ({ page, browser }) => {
  const { email } = await newFamily(page.context());
  const takesNews = async (): Promise<boolean> => {
    const answer = await page.request.get('/api/profile');
    return ((await answer.json()) as { receives_news: boolean }).receives_news;
  };
  await post(page.context(), '/api/profile', { receives_news: true });
  const staff = await browser.newContext();
  await logInAs(staff, 'staff');
  await post(staff, '/api/user/queue_emails', { template_name: 'welcome-back', recipients: [email] });
  await staff.close();
  const mail = await mailTo(page.context(), email, 'Your children’s farm is where they left it');
  await page.goto(linkIn(mail, 'unsubscribe'));
  await expect(page.getByRole('heading', { name: 'Unsubscribe from our news?' })).toBeVisible();
  expect(await takesNews()).toBe(true);
  await page.getByRole('button', { name: 'Stop the news' }).click();
  await expect(page.getByRole('heading', { name: 'You will get no more news from us' })).toBeVisible();
  expect(await takesNews()).toBe(false);
  await page.getByRole('button', { name: 'I want news after all' }).click();
  await expect(page.getByRole('heading', { name: 'You will get our news again' })).toBeVisible();
  expect(await takesNews()).toBe(true);
});

test.describe('a link in a mail that does not work', () => {
  test.use({ expected: { refusals: [/api\/auth\/confirm-email/] } });

  test('is explained on the farm, and its secret does not stay', async ({ page }) => {
    await page.goto('/en/confirm-email?token=nobody-has-ever-been-sent-this-one');
    await expect(snackbar(page)).toHaveText('There was an error verifying your email.');
    expect(page.url()).not.toContain('token');
  });
});
