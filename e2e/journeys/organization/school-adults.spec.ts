import { Secret, TOTP } from 'otpauth';
import { newEmail, PASSWORD } from '../../support/accounts.ts';
import { letsIn, provesDomain } from '../../support/school-steps.ts';
import { newAdmin, newSchool, newSlug } from '../../support/schools.ts';
import { expect, test, type Page } from '../../support/test.ts';

const HALF_MINUTE_MS = 30_000;

/** An address of the domain, which is proven, makes nobody a member. */
async function belongsNowhere(colleague: Page): Promise<void> {
  await colleague.goto('/en/organization/classes');
  await expect(
    colleague.getByRole('heading', { name: 'You do not belong to an organization yet' }),
  ).toBeVisible();
}

async function leaves(other: Page): Promise<void> {
  await other.goto('/en/organization/membership');
  await other.getByRole('button', { name: 'Leave Hillbrook School' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(other.getByText('You have left Hillbrook School.')).toBeVisible();
}

/** Somebody without an address of the school asks on its log-in page. */
async function asks(other: Page, slug: string): Promise<void> {
  await other.goto(`/en/login-org/${slug}`);
  await other.getByRole('link', { name: 'Ask to join' }).click();
  await expect(other.getByLabel('The school’s short name')).toHaveValue(slug);
  await other.getByRole('button', { name: 'Ask to join' }).click();
  await expect(other.getByRole('heading', { name: 'You have asked to join Hillbrook School' })).toBeVisible();
}

/** Returns what the app shows: first the code before the one of now, so that the next one is not used up. */
async function setsUpFactor(admin: Page): Promise<(timestamp: number) => string> {
  await admin.goto('/en/profile/details');
  const panel = admin.getByRole('region', { name: 'Two-step log-in' });
  await panel.getByLabel('Current password').fill(PASSWORD);
  await panel.getByRole('button', { name: 'Set it up' }).click();
  const key = (await panel.locator('code').innerText()).replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  await panel
    .getByLabel('Code', { exact: true })
    .fill(totp.generate({ timestamp: Date.now() - HALF_MINUTE_MS }));
  await panel.getByRole('button', { name: 'Turn it on' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(10);
  await panel.getByRole('button', { name: 'I have kept them' }).click();
  await expect(panel.getByText('10 recovery codes are left.')).toBeVisible();
  return timestamp => totp.generate({ timestamp });
}

async function logsInWithCode(
  page: Page,
  email: string,
  codeAt: (timestamp: number) => string,
): Promise<void> {
  await page.goto('/en/login?who=adult&next=%2Forganization%2Fdetails');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(codeAt(Date.now()));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Organization details' })).toBeVisible();
}

test.use({
  expected: {
    refusals: [/api\/organization\/current/, /api\/auth\/login$/, /api\/organization\/teacher-request$/],
  },
});

test('a domain is proven by DNS, an address of it lets nobody in, an administrator does, who is in can leave, and the administrator logs in with a second factor', async ({
  page,
  browser,
  baseURL,
}) => {
  const domain = `${newSlug()}.example`;
  const own = { ...(baseURL && { baseURL }) };
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext(own)));
  const [colleague, other, phone] = await Promise.all(contexts.map(each => each.newPage()));
  if (!colleague || !other || !phone) throw new Error('a page is missing');
  const email = `ada@${domain}`;
  const { slug } = await newSchool(page.context(), email);
  await provesDomain(page, domain);
  await newAdmin(colleague.context(), `tess@${domain}`);
  await belongsNowhere(colleague);
  await newAdmin(other.context(), newEmail());
  await asks(other, slug);
  await letsIn(page);
  await expect(other.getByRole('heading', { name: 'You belong to Hillbrook School' })).toBeVisible();
  await leaves(other);
  const codeAt = await setsUpFactor(page);
  await logsInWithCode(phone, email, codeAt);
  for (const each of contexts) await each.close();
});
