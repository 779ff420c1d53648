import { answer, refusal } from '@burrow/remote-testing/answers';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHILD } from '../../testing/earned.ts';
import { rightAnswer } from '../../testing/quiz-server.ts';
import { renderQuiz, startQuiz } from '../../testing/render-quiz.tsx';

const { server, quiz } = startQuiz();

/** A finished try with so many right answers. */
function finished(right: number): void {
  const { try_id } = quiz().begin();
  for (let number = 1; number <= right; number += 1) quiz().answer(try_id, number, rightAnswer(number));
  quiz().finish(try_id);
}

test('before the first try: what it is, what passes it, and the way in', async () => {
  renderQuiz();
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiz: Variables and Types' })).toBeTruthy();
  expect(screen.getByText('Get 7 of 8 right to pass.')).toBeTruthy();
  expect(screen.getByText(/The first Check counts/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Begin' }).getAttribute('href')).toBe(
    '/en/quiz/python/1/question/1',
  );
  expect(quiz().open).toBeNull();
});

test('who only looks at a student’s page reads that nothing is saved, and begins nothing', async () => {
  document.cookie = 'has_session=1; path=/';
  const teacher = { ...CHILD, is_student: false, user_details: { user_type: 1 as const } };
  server.use(answer('getCurrentUser', () => teacher));
  renderQuiz();
  expect(await screen.findByText(/nothing that you do here is saved/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Begin' })).toBeNull();
});

test('a try that was begun is gone on with at its first open question', async () => {
  const { try_id } = quiz().begin();
  quiz().answer(try_id, 1, rightAnswer(1));
  renderQuiz();
  const link = await screen.findByRole('link', { name: 'Go on' });
  expect(link.getAttribute('href')).toBe(`/en/quiz/python/1/question/2?try=${try_id}`);
  expect(screen.getByText('You have started: 1 of 8 answered.')).toBeTruthy();
});

test.each([
  ['Yes, that was me', 'Passed'],
  ['No, that was not me', null],
])('a try that a visitor began at this computer is asked about once: %s', async (said, heading) => {
  quiz().visitorTryAt = '2026-11-20T12:00:00.000Z';
  renderQuiz();
  expect(await screen.findByRole('heading', { name: 'Is this yours?' })).toBeTruthy();
  expect(screen.getByText(/^On .*20.* 2026 somebody began this quiz in this browser/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: said }));
  await waitFor(() => expect(screen.queryByText('Is this yours?')).toBeNull());
  if (heading === null) expect(screen.getByRole('link', { name: 'Begin' })).toBeTruthy();
  else expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
});

test('a try that did not pass says so calmly, what to read again, and offers another', async () => {
  finished(5);
  renderQuiz();
  expect(await screen.findByRole('heading', { name: 'Not yet' })).toBeTruthy();
  expect(screen.getByText('5 of 8 right')).toBeTruthy();
  const again = within(screen.getByRole('region', { name: 'Read again' })).getAllByRole('link');
  expect(again.map(link => link.getAttribute('href'))).toEqual([
    '/en/play/python/intro-level2',
    '/en/play/python/intro-level4',
    '/en/play/python/intro-level6',
  ]);
  const list = within(screen.getByRole('region', { name: 'All questions' })).getAllByRole('link');
  expect(list).toHaveLength(8);
  expect(list[0]?.textContent).toContain('right');
  expect(list[7]?.textContent).toContain('open');
  expect(screen.getByRole('link', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Next chapter/ })).toBeNull();
});

test('a try that passed leads on to the next chapter', async () => {
  finished(8);
  renderQuiz();
  expect(await screen.findByRole('heading', { name: 'Passed' })).toBeTruthy();
  const next = await screen.findByRole('link', { name: 'Next chapter: Counting logs' });
  expect(next.getAttribute('href')).toBe('/en/play/python/operators-level1');
  expect(screen.queryByRole('region', { name: 'Read again' })).toBeNull();
});

test('what passing has earned is named, with the way to it', async () => {
  quiz().earned = { badges: [{ id: 'chapter-walker' }], certificates: [{ id: 'c1', kind: 'chapter' }] };
  const { try_id } = quiz().begin();
  for (let number = 1; number <= 8; number += 1) quiz().answer(try_id, number, rightAnswer(number));
  renderQuiz(`quiz/python/1/question/8?try=${try_id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Finish' }));
  const earned = await screen.findByRole('list', { name: 'What you have earned' });
  const certificate = within(earned).getByRole('link', { name: 'Certificate for this chapter' });
  expect(certificate.getAttribute('href')).toBe('/en/certificate/c1');
  expect(await within(earned).findByText(/^New badge: (?!badges)./)).toBeTruthy();
});

test.each([
  ['quiz/unknown', 'There is no such quiz'],
  ['level/class-locked', 'This quiz is not open yet'],
  ['quiz/class-off', "Your class doesn't do quizzes"],
] as const)('%s is said', async (code, title) => {
  server.use(answer('getQuiz', () => refusal(code), { at: { course_slug: 'python', chapter_id: '1' } }));
  renderQuiz();
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('a visitor is led to log in and back, or to the plans', async () => {
  server.use(
    answer('getQuiz', () => refusal('level/account-needed'), {
      at: { course_slug: 'python', chapter_id: '1' },
    }),
  );
  renderQuiz();
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  expect(location.pathname).toBe('/en/login');
  expect(decodeURIComponent(location.search)).toContain('quiz/python/1');
});

test('a child sees no prices, and asks a grown-up', async () => {
  document.cookie = 'has_session=1; path=/';
  server.use(
    answer('getCurrentUser', () => CHILD),
    answer('getQuiz', () => refusal('level/plan-needed'), { at: { course_slug: 'python', chapter_id: '1' } }),
  );
  renderQuiz();
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a grown-up' }));
  expect(await screen.findByText(/We have sent an email/)).toBeTruthy();
  expect(location.pathname).toBe('/en/quiz/python/1');
});

test('a quiz that could not be loaded is loaded again', async () => {
  server.use(
    answer('getQuiz', () => refusal('request/too-many'), {
      at: { course_slug: 'python', chapter_id: '1' },
      once: true,
    }),
  );
  renderQuiz();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Begin' })).toBeTruthy());
});
