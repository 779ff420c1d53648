import type { QuizTry } from '@burrow/contracts';
import { logIn, newFamily, post, put, studentsOf } from '../../support/accounts.ts';
import { expectSound } from '../../support/soundness.ts';
import { expect, test } from '../../support/test.ts';

interface Choice {
  readonly key: string;
  readonly text?: string | undefined;
  readonly code?: string | undefined;
}

test('a parent sees of each question of a child’s quiz whether it was right at the first check', async ({
  page,
}) => {
  const context = page.context();
  const { email, usernames } = await newFamily(context, 1);
  const [student] = await studentsOf(context);
  await logIn(context, usernames[0]!);
  const quiz = '/api/quiz/python/1';
  const begun = await post<QuizTry>(context, `${quiz}/try`, {});
  const placeOf = (number: number, isIt: (choice: Choice) => boolean): string => {
    const asked = begun.questions[number - 1]?.question;
    return asked && 'choices' in asked ? (asked.choices.find(isIt)?.key ?? '') : '';
  };
  const answer = (number: number, kind: string, choice: string) =>
    put(context, `${quiz}/answer/${number}`, { try_id: begun.try_id, answer: { kind, choice } });
  await answer(
    1,
    'choice',
    placeOf(1, ({ text }) => text?.includes('under the name') === true),
  );
  await answer(
    2,
    'output',
    placeOf(2, ({ code }) => code === '8'),
  );
  await post(context, `${quiz}/finish`, { try_id: begun.try_id });

  await logIn(context, email);
  await page.goto(`/en/profile/students/${student!.id}`);
  const chapter = page.locator('.chapter').filter({ hasText: 'Variables and Types' });
  await chapter.getByText('Variables and Types').click();
  await expect(chapter).toContainText('Not passed yet');
  await chapter.getByText('Quiz', { exact: true }).click();
  const results = chapter.locator('.question-result');
  await expect(results).toHaveCount(10);
  await expect(results.nth(0)).toContainText('What does this line do?');
  await expect(results.nth(0)).toContainText('Right at the first check');
  await expect(results.nth(1)).toContainText('Not right yet. First checked: ');
  await expect(results.nth(1)).toContainText('Explained in the level');
  await expect(results.nth(9)).toContainText('Not answered yet');
  await expectSound(page);
});
