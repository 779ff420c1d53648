import { logIn, newFamily } from '../../support/accounts.ts';
import { completeLevels } from '../../support/completions.ts';
import { answerQuiz } from '../../support/quiz-answers.ts';
import { expectSound } from '../../support/soundness.ts';
import { expect, test } from '../../support/test.ts';

const LEVELS = Array.from({ length: 8 }, (_, index) => `intro-level${index + 1}`);

test('a parent’s student goes from a chapter’s levels through its quiz to the certificate, which anyone can check', async ({
  page,
  browser,
}) => {
  const context = page.context();
  const { usernames } = await newFamily(context, 1);
  await logIn(context, usernames[0]!);
  await completeLevels(context, 'python', LEVELS);

  await page.goto('/en/quiz/python/1');
  await expect(page.getByRole('link', { name: 'Begin' })).toBeVisible();
  await answerQuiz(context, 'python', 1);
  await page.goto('/en/quiz/python/1/question/10');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'Passed' })).toBeVisible();
  await expect(page.getByText('10 of 10 right')).toBeVisible();
  await expectSound(page);
  const earned = page.getByRole('list', { name: 'What you have earned' });
  await earned.getByRole('link').last().click();
  await expect(page.getByText('This certificate is valid')).toBeVisible();
  await expect(page.locator('main')).toContainText('Variables and Types');

  const anyone = await browser.newPage();
  await anyone.goto(new URL(page.url()).pathname);
  await expect(anyone.getByText('This certificate is valid')).toBeVisible();
  // Nobody gave the student a name, and the one to log in with is nobody's business.
  const sheet = anyone.getByRole('article');
  await expect(sheet).toContainText('A Burrow student');
  await expect(sheet).toContainText('This does not prove who wrote the programs.');
  await expect(sheet).not.toContainText(usernames[0]!);
  await anyone.close();

  const course = await (await context.request.get('/api/level/course/python')).json();
  expect(course.chapters[0]).toMatchObject({ quiz_exists: true, quiz_complete: true });
});
