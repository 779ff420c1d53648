import { putRecord } from './dns.ts';
import { newSlug } from './schools.ts';
import { openAccountMenu, snackbar } from './site.ts';
import { expect, type Page } from './test.ts';

/** Registers Hillbrook School from the menu of an administrator without one. */
export async function registers(page: Page): Promise<void> {
  await page.goto('/en/tos');
  await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Organization Details' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Hillbrook School');
  const slug = page.getByLabel('Short name');
  await slug.fill('meadow');
  await expect(page.getByText('Another organization has this short name.')).toBeVisible();
  await slug.fill(newSlug());
  await expect(page.getByText('This short name is free.')).toBeVisible();
  await page.getByLabel(/I may accept the agreement/).check();
  await page.getByLabel('My organization may let its students use Burrow').check();
  await page.getByRole('button', { name: 'Register the organization' }).click();
  await expect(page).toHaveURL(/\/en\/organization\/classes$/);
  await expect(page.getByRole('heading', { name: 'No classes yet' })).toBeVisible();
}

/** Adds a domain, which is not proven until whoever looks after it has added the record that the page shows. */
export async function provesDomain(admin: Page, domain: string): Promise<void> {
  await admin.goto('/en/organization/details');
  await admin.getByRole('textbox', { name: 'Domain', exact: true }).fill(domain);
  await admin.getByRole('button', { name: 'Add the domain' }).click();
  await expect(admin.getByText('Not proven yet')).toBeVisible();
  const check = admin.getByRole('button', { name: `Check ${domain} now` });
  await check.click();
  await expect(admin.getByText(`${domain} has no such record yet.`, { exact: false })).toBeVisible();
  const item = admin.getByRole('listitem').filter({ has: check });
  await putRecord(domain, await item.locator('code').innerText());
  await check.click();
  await expect(admin.getByText(/Proven by a DNS record on/)).toBeVisible();
}

/** Lets in everybody who asked to join: one person. */
export async function letsIn(admin: Page): Promise<void> {
  await admin.goto('/en/organization/teachers');
  await expect(admin.getByRole('link', { name: /Teachers.*One person asks to join/ })).toBeVisible();
  await admin.getByRole('button', { name: /^Let .* in$/ }).click();
  await expect(admin.getByRole('button', { name: /^Let .* in$/ })).toHaveCount(0);
}

/** A student in a school's own files. */
export interface RosterStudent {
  readonly id: string;
  readonly first: string;
  readonly last: string;
  readonly group: string;
}

const file = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

/** The files of OneRoster of a school, with a teacher in each class. */
function oneRoster(students: readonly RosterStudent[]) {
  const groups = [...new Set(students.map(({ group }) => group))];
  const users = students.map(({ id, first, last }) => `${id},active,true,${first},${last}`);
  const enrolled = students.map(({ id, group }) => `active,c-${group},${id},student,true`);
  return [
    file('users.csv', [
      'sourcedId,status,enabledUser,givenName,familyName',
      ...users,
      't,active,true,Tea,Cher',
    ]),
    file('classes.csv', [
      'sourcedId,status,title,classType',
      ...groups.map(each => `c-${each},active,${each},homeroom`),
    ]),
    file('enrollments.csv', [
      'status,classSourcedId,userSourcedId,role,primary',
      ...enrolled,
      ...groups.map(each => `active,c-${each},t,teacher,true`),
    ]),
  ];
}

/** Gives the page of imports the school's files. */
export const loadRoster = (page: Page, students: readonly RosterStudent[]) =>
  page.getByLabel('Load a file').setInputFiles(oneRoster(students));

/** Gives the open class the first level of the first chapter to do. */
export async function assignsLevel(teacher: Page): Promise<void> {
  await teacher.getByRole('button', { name: 'Assign levels' }).click();
  const form = teacher.getByRole('form', { name: 'Assign levels' });
  await form.getByText('Variables and Types').click();
  await form.getByRole('checkbox').first().check();
  await form.getByRole('button', { name: 'Assign levels' }).click();
  await expect(snackbar(teacher)).toHaveText('The class sees it now.');
}
