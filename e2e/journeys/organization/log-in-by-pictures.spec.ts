import { post } from '../../support/accounts.ts';
import { codeOf, editor, readyToRun } from '../../support/play.ts';
import { newSchool } from '../../support/schools.ts';
import { expectSound } from '../../support/soundness.ts';
import { expect, test } from '../../support/test.ts';

const PHONE = { width: 390, height: 844 };

test.use({
  viewport: PHONE,
  hasTouch: true,
  expected: { refusals: [/api\/auth\/picture-class/, /api\/level\/class\//] },
});

test('small children come in by pictures, and the lesson ends with a good-bye that loses nothing', async ({
  page: phone,
  newVisitor,
}) => {
  const teacher = await newVisitor();
  await newSchool(teacher.context());
  const { id } = await post<{ id: string }>(teacher.context(), '/api/organization/classes', {
    name: '1 Fern',
  });
  const students = [{ username: 'mia.lind' }, { username: 'noah.berg' }];
  await post(teacher.context(), '/api/organization/bulk-create-students', {
    class_id: id,
    students,
    request_id: crypto.randomUUID(),
  });
  await teacher.goto(`/en/organization/classes/${id}`);
  await teacher.getByRole('button', { name: 'Turn on' }).click();
  await teacher.getByRole('link', { name: 'Make and print pictures' }).click();
  await teacher.getByRole('button', { name: 'Make them for 2 students' }).click();
  const card = teacher.locator('.printed-card').filter({ hasText: 'mia.lind' });
  const shown = card.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
  await expect(shown).toHaveCount(4);
  const pictures = await shown.allInnerTexts();
  await teacher.goto(`/en/organization/classes/${id}`);
  const code = await teacher.getByText(/^[a-z]{4}-\d{4}$/).innerText();
  await teacher.getByRole('link', { name: 'Lesson', exact: true }).click();
  await teacher.getByRole('button', { name: 'Open the lesson' }).click();
  await expect(teacher.getByText('Open for 45 more minutes.')).toBeVisible();

  await phone.goto(`/en/class-login#code=${code}`);
  await expect(phone.getByText('noah.berg')).toBeVisible();
  await expectSound(phone);
  await phone.getByRole('button', { name: 'mia.lind' }).tap();
  await expectSound(phone);
  await phone.setViewportSize(PHONE);
  for (const name of pictures) await phone.getByRole('button', { name: new RegExp(`^${name}$`, 'i') }).tap();
  await readyToRun(phone);
  await phone.getByText('Code', { exact: true }).first().tap();
  await editor(phone).locator('.ace_content').click();
  await phone.keyboard.press('ControlOrMeta+End');
  await phone.keyboard.type('# mine');
  await teacher.getByRole('button', { name: 'End the lesson' }).click();
  await expect(phone.getByRole('alertdialog', { name: 'The lesson is over' })).toBeVisible();
  await expect(phone.getByText('Your work is saved.')).toBeVisible();
  await expectSound(phone);
  await phone.getByRole('link', { name: 'Next child' }).tap();
  await expect(phone.getByText('There is no lesson with pictures right now.')).toBeVisible();

  await teacher.getByRole('button', { name: 'Open the lesson' }).click();
  await expect(phone.getByRole('button', { name: 'mia.lind' })).toBeVisible();
  const tablet = await newVisitor({ viewport: PHONE, hasTouch: true });
  await tablet.goto('/en/class-login');
  await tablet.getByLabel('Your class code').fill(code);
  await tablet.keyboard.press('Enter');
  await tablet.getByRole('button', { name: 'mia.lind' }).focus();
  await tablet.keyboard.press('Enter');
  for (const name of pictures) {
    await tablet.getByRole('button', { name: new RegExp(`^${name}$`, 'i') }).focus();
    await tablet.keyboard.press('Space');
  }
  await expect(editor(tablet)).toBeAttached();
  await expect.poll(() => codeOf(tablet)).toContain('# mine');
});
