import { enterAs } from '../../support/accounts.ts';
import { makeClass } from '../../support/school-class.ts';
import { expectClean } from '../../support/soundness.ts';
import { expect, type Page, test } from '../../support/test.ts';

/** An administrator gives the class for today to somebody who does not teach it. */
async function namesSubstitute(admin: Page, id: string, name: string): Promise<void> {
  await admin.goto(`/en/organization/classes/${id}`);
  await admin.getByRole('button', { name: 'Name a substitute' }).click();
  const form = admin.getByRole('form', { name: 'Name a substitute' });
  await form.getByLabel('Teacher').selectOption({ label: name });
  await form.getByRole('button', { name: 'Give the class' }).click();
  await expect(admin.getByRole('region', { name: 'Substitutes' }).getByText(name)).toBeVisible();
}

test('a substitute takes a student of another class into the lesson as a guest, and does not remove the class', async ({
  page,
  newVisitor,
}) => {
  const teacher = (await newVisitor()).context();
  await enterAs(teacher, 'teacher');
  const [club, home] = [await makeClass(teacher, ['zoe']), await makeClass(teacher, ['kim'])];
  const [, ending = ''] = home.name.split(' ');
  const admin = await newVisitor();
  await enterAs(admin.context(), 'admin');
  await enterAs(page.context(), 'other-teacher');
  await page.goto('/en/profile/details');
  await namesSubstitute(
    admin,
    club.id,
    await page.getByRole('textbox', { name: /name/i }).first().inputValue(),
  );

  await page.goto(`/en/organization/classes/${club.id}/edit`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await page.goto(`/en/organization/classes/${club.id}`);
  await expect(page.getByText(/^You have this class as a substitute on /)).toBeVisible();
  const guests = page.getByRole('region', { name: 'Guests' });
  await guests.getByRole('button', { name: 'Add a guest' }).click();
  await guests.getByRole('searchbox', { name: 'Search by name' }).fill(`kim ${ending}`);
  await guests.getByRole('button', { name: /^Add kim-\w+ as a guest$/ }).click();
  await expect(guests.getByRole('button', { name: /^Remove kim-\w+ from the guests$/ })).toBeVisible();
  await expectClean(page);

  await page.getByRole('link', { name: 'Lesson', exact: true }).click();
  await page.getByRole('button', { name: 'Open the lesson' }).click();
  const kim = page.getByRole('list', { name: 'The class' }).getByRole('listitem').filter({ hasText: 'kim-' });
  await expect(kim).toContainText(/Guest.*Missing/);
  await expect(kim.getByRole('link')).toHaveCount(0);
  const child = await newVisitor();
  await home.enter(child.context(), 'kim');
  await child.goto('/en/privacy');
  await expect(page.getByText('Here: 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'End the lesson' }).click();
  await expect(page.getByText('No lesson is open.')).toBeVisible();
});
