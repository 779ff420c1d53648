import { enterAs } from '../../support/accounts.ts';
import { newSchool } from '../../support/schools.ts';
import { expect, test } from '../../support/test.ts';

test('a school asks for an invoice, reads it as PDF, and has its plan once it is paid', async ({
  page,
  browser,
  baseURL,
}) => {
  await newSchool(page.context());
  const billedTo = `Hillbrook School ${Date.now()}`;
  await page.goto('/en/schools');
  await page.getByLabel('Number of students').fill('201');
  await page.getByLabel('Billed to').fill(billedTo);
  await page.getByLabel(/^Purchase order number/).fill('PO-7');
  await page.getByLabel(/^VAT ID/).fill('DE123456789');
  const send = page.getByRole('button', { name: 'Request an invoice' });
  await send.click();
  await expect(page.getByText(/the small plan is for up to 200 students/)).toBeVisible();
  await page.getByLabel('Number of students').fill('200');
  await send.click();
  await expect(page.getByText('200 students', { exact: true })).toBeVisible();

  const desk = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await enterAs(desk, 'staff');
  const staff = await desk.newPage();
  await staff.goto('/en/staff/purchases');
  const line = staff
    .getByRole('list', { name: 'Requests for invoices' })
    .getByRole('listitem')
    .filter({ hasText: billedTo });
  await line.getByRole('button', { name: /^Issue the invoice/ }).click();
  const form = line.getByRole('form');
  await form.getByLabel('Tax on the price, in EUR').fill('112.10');
  await form.getByLabel('Reason').fill('as they asked');
  await form.getByRole('button', { name: /^Issue the invoice/ }).click();
  await expect(line.getByText('€702.10, of which tax €112.10')).toBeVisible();

  await page.goto('/en/profile/billing');
  await expect(page.getByText(/^Invoice \S+: €702.10, due on /)).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Invoice \(PDF\)/ }).click();
  expect((await file).suggestedFilename()).toMatch(/^burrow-\d{4}-\d{4}\.pdf$/);

  await line.getByRole('button', { name: /^Paid/ }).click();
  await line.getByRole('form').getByLabel('Reason').fill('on our account');
  await line.getByRole('form').getByRole('button', { name: /^Paid/ }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'It is paid: open the plan' }).click();
  await expect(line.getByText(/^Paid on /)).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^Small school is open to your school until /)).toBeVisible();
  await page.goto('/en/schools');
  await expect(page.getByText(/^Your school has this plan until /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy the small plan by card' })).toBeHidden();
  await desk.close();
});
