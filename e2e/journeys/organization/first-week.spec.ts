import { readFile } from 'node:fs/promises';
import { linkIn, mailTo, newEmail, PASSWORD } from '../../support/accounts.ts';
import { closeDialog } from '../../support/dialogs.ts';
import { dialog, openLevel, pasteCode, REFERENCE, runButton, writeCode } from '../../support/play.ts';
import { assignsLevel, registers } from '../../support/school-steps.ts';
import { newAdmin } from '../../support/schools.ts';
import { accountButton, agree, snackbar } from '../../support/site.ts';
import { expect, test, type Page } from '../../support/test.ts';

const CHILDREN = 30;
const PASTED = [
  'Name\tUsername',
  ...Array.from({ length: CHILDREN }, (_, at) => `Child ${at + 1}\tfrog-${at + 1}`),
].join('\n');

/** Returns the link of the mail. */
async function invites(page: Page, email: string): Promise<string> {
  await page.getByRole('link', { name: 'Teachers', exact: true }).click();
  await page.getByRole('link', { name: 'Invite a teacher' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('heading', { name: `The invitation is on its way to ${email}` })).toBeVisible();
  return linkIn(await mailTo(page.context(), email, 'You are invited to Burrow'), 'signup');
}

async function signsUp(teacher: Page, link: string, email: string): Promise<void> {
  await teacher.goto(link);
  await expect(teacher.getByText('Hillbrook School invites you to Burrow as a teacher.')).toBeVisible();
  await teacher.getByLabel('Your full name').fill('Tess Teacher');
  await teacher.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await teacher.getByLabel('Password again').fill(PASSWORD);
  await teacher.getByLabel('I am 13 or older.').check();
  await teacher.getByRole('button', { name: 'Create the account' }).click();
  await expect(teacher.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  await teacher.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await teacher.getByRole('textbox', { name: 'Email' }).fill(email);
  await teacher.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await teacher.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(accountButton(teacher)).toBeVisible();
  await teacher.goto('/en/organization/classes');
  await expect(teacher.getByText('Hillbrook School')).toBeVisible();
}

/** The teacher's class, with everybody in it. Returns the password of the first child's card. */
async function makesClass(teacher: Page): Promise<string> {
  await teacher.getByRole('link', { name: 'Add a class' }).first().click();
  await teacher.getByLabel('Class name').fill('5 Willow');
  await teacher.getByLabel('No skipping').check();
  await teacher.getByRole('button', { name: 'Add a class' }).click();
  await expect(snackbar(teacher)).toHaveText('5 Willow is ready.');
  await teacher.getByRole('link', { name: 'Add many students' }).click();
  await teacher.getByLabel('Paste your list').fill(PASTED);
  await teacher.getByRole('button', { name: 'Look through the list' }).click();
  await teacher.getByRole('button', { name: `Add ${CHILDREN} students` }).click();
  await expect(teacher.getByText(`${CHILDREN} students are added.`)).toBeVisible({ timeout: 60_000 });
  const cards = teacher.getByRole('list', { name: 'Log-in cards' }).getByRole('listitem');
  await expect(cards).toHaveCount(CHILDREN);
  return cards.first().getByRole('definition').nth(1).innerText();
}

async function assigns(teacher: Page): Promise<void> {
  await assignsLevel(teacher);
  await expect(teacher.getByText(`Not done yet: ${CHILDREN}`).first()).toBeVisible();
}

async function plays(child: Page, slug: string, login: string, password: string): Promise<void> {
  await child.goto(`/en/login-org/${slug}`);
  await child.getByLabel('Username or email').fill(login);
  await child.getByLabel('Password', { exact: true }).fill(password);
  await child.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(accountButton(child)).toBeVisible();
  await openLevel(child);
  await pasteCode(child, 'player.move_forward(9)');
  const told = child.waitForResponse(/\/level\/run-outcome\//);
  await runButton(child).click();
  expect((await told).status()).toBe(200);
  await closeDialog(child, 'Error');
  await writeCode(child, REFERENCE['intro-level1'] ?? '');
  await runButton(child).click();
  await expect(dialog(child, 'Level complete')).toBeVisible({ timeout: 60_000 });
}

test.use({ expected: { refusals: [/api\/organization\/current/, /api\/level\/class\//] } });

test('a school’s first week, from its registration to the next school year', async ({
  page: child,
  newVisitor,
}) => {
  const admin = await newVisitor();
  await newAdmin(admin.context());
  await registers(admin);
  const email = newEmail();
  const link = await invites(admin, email);
  const teacher = await newVisitor();
  await signsUp(teacher, link, email);
  const password = await makesClass(teacher);

  await teacher.goto('/en/organization/classes');
  await teacher.getByRole('link', { name: '5 Willow' }).click();
  await teacher.getByRole('link', { name: 'Lesson', exact: true }).click();
  await teacher.getByRole('button', { name: 'Open the lesson' }).click();
  await expect(teacher.getByText(/^Open for \d+ more minutes\.$/)).toBeVisible();
  await teacher.getByRole('link', { name: 'Back to the class' }).click();
  await assigns(teacher);
  const { slug } = (await (await admin.request.get('/api/organization/current')).json()) as { slug: string };
  await plays(child, slug, 'frog-1', password);
  await expect(teacher.getByRole('row', { name: /Child 1 / })).toContainText('this minute');
  await expect(teacher.getByText('Done: 1').first()).toBeVisible();

  await teacher.getByRole('link', { name: 'Marks' }).click();
  await expect(teacher.getByRole('row', { name: /Child 1 / })).toContainText('Done');
  const saving = teacher.waitForEvent('download');
  await teacher.getByRole('button', { name: 'Save as CSV' }).click();
  const sheet = await readFile(await (await saving).path(), 'utf8');
  expect(sheet.split(/\r?\n/).find(row => row.includes('frog-1,'))).toMatch(/^,,Child 1,frog-1,1,/);

  await admin.goto('/en/organization/classes/new-year');
  await expect(admin.getByLabel('New class after 5 Willow')).toHaveValue('6 Willow');
  await admin.getByRole('button', { name: 'Begin the new year' }).click();
  await agree(admin, 'Begin the new year');
  await expect(admin.getByText(`Students who moved up: ${CHILDREN}.`, { exact: false })).toBeVisible();
  await teacher.goto('/en/organization/classes');
  await expect(teacher.getByRole('link', { name: '6 Willow' })).toBeVisible();
});
