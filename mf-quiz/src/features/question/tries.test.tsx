import { answer, refusal } from '@burrow/remote-testing/answers';
import { expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { rightAnswer } from '../../testing/quiz-server.ts';
import { draftsKey } from './draft-store.ts';
import { openQuestion, renderQuiz, startQuiz } from '../../testing/render-quiz.tsx';

const { server, quiz, asked } = startQuiz();

const question = (number: number) =>
  screen.findByRole('heading', { level: 1, name: `Question ${number} of 8` });

test('opening the first question begins a try, which the address names', async () => {
  renderQuiz('quiz/python/1/question/1');
  await question(1);
  expect(location.search).toBe(`?try=${quiz().open?.try_id}`);
});

test('opening it again goes on at the first question that is open', async () => {
  const { try_id } = quiz().begin();
  quiz().answer(try_id, 1, rightAnswer(1));
  renderQuiz('quiz/python/1/question/1');
  await question(2);
  expect(screen.getByRole('link', { name: 'Question 1, right' })).toBeTruthy();
});

test('an address that names a try of before leads to the one that is open', async () => {
  const { try_id } = quiz().begin();
  renderQuiz('quiz/python/1/question/3?try=00000000-0000-4000-8000-000000000099');
  await question(3);
  expect(location.search).toBe(`?try=${try_id}`);
});

test('without an open one it leads to the quiz', async () => {
  renderQuiz('quiz/python/1/question/3?try=00000000-0000-4000-8000-000000000099');
  expect(await screen.findByRole('link', { name: 'Begin' })).toBeTruthy();
  expect(quiz().open).toBeNull();
});

test('a question that does not exist leads to the quiz', async () => {
  renderQuiz(`quiz/python/1/question/9?try=${quiz().begin().try_id}`);
  expect(await screen.findByRole('link', { name: 'Go on' })).toBeTruthy();
});

test('an answer that was not sent stays, and Check can be pressed again', async () => {
  await openQuestion(quiz(), 1);
  server.use(
    answer('answerQuiz', () => HttpResponse.error(), {
      at: { course_slug: 'python', chapter_id: '1' },
      once: true,
    }),
  );
  await userEvent.click(screen.getByRole('radio', { name: /keeps 4/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your answer was not sent. It is still here',
  );
  expect(screen.getByRole('radio', { name: /keeps 4/, checked: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByRole('region', { name: 'About your answer' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another try that was begun meanwhile is offered', async () => {
  await openQuestion(quiz(), 1);
  quiz().finish(quiz().begin().try_id);
  const { try_id } = quiz().begin();
  await userEvent.click(screen.getByRole('radio', { name: /keeps 4/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect((await screen.findByRole('alert')).textContent).toContain('You have started this quiz again');
  await userEvent.click(screen.getByRole('button', { name: 'Load the quiz again' }));
  await waitFor(() => expect(location.search).toBe(`?try=${try_id}`));
});

test('finishing with open questions asks first, and leads to the result', async () => {
  await openQuestion(quiz(), 8);
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByRole('heading', { name: 'Not yet' })).toBeTruthy();
  expect(asked).toEqual(["You haven't answered 8 questions yet. They would count as not right."]);
});

test('a try that is over can be looked at, and not changed', async () => {
  const { try_id } = quiz().begin();
  quiz().answer(try_id, 1, rightAnswer(1));
  quiz().finish(try_id);
  renderQuiz(`quiz/python/1/question/1?try=${try_id}`);
  await question(1);
  expect(screen.getByRole('region', { name: 'About your answer' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByText('You skipped this question. It counts as not right.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'See the result' })).toBeTruthy();
});

test('a refusal on the way into a quiz is said', async () => {
  server.use(
    answer('beginQuiz', () => refusal('quiz/class-off'), { at: { course_slug: 'python', chapter_id: '1' } }),
  );
  renderQuiz('quiz/python/1/question/1');
  expect(await screen.findByRole('heading', { name: "Your class doesn't do quizzes" })).toBeTruthy();
});

test('what was chosen and not checked is there after a reload, and another tab shows the same', async () => {
  await openQuestion(quiz(), 1);
  await userEvent.click(screen.getByRole('radio', { name: /keeps 4/ }));
  cleanup();
  renderQuiz(`quiz/python/1/question/1?try=${quiz().begin().try_id}`);
  expect(await screen.findByRole('radio', { name: /keeps 4/, checked: true })).toBeTruthy();
  const key = draftsKey({ course: 'python', chapter: '1', language: 'en' });
  const other = { try_id: quiz().begin().try_id, drafts: { 1: { answer: { kind: 'choice', choice: '2' } } } };
  localStorage.setItem(key, JSON.stringify(other));
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(await screen.findByRole('radio', { name: /asks whether steps is 4/, checked: true })).toBeTruthy();
});
