import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Visitor } from '../../testing/visitor.ts';
import { playHandlers } from '../../testing/handlers.ts';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { enterAs, USERS } from '../../testing/users.ts';
import { challengeCourse, challengeHandlers } from '../../testing/challenges.ts';
import { CourseNavigator } from './course-navigator.tsx';

const server = startServer();

const navigator = () => screen.findByRole('region', { name: 'Beginner Python Development Course' });

function renderNavigator(path = 'play/python/intro-level2'): void {
  renderPlay([{ path: '*', element: <CourseNavigator /> }], path);
}

async function complete(slug: string): Promise<void> {
  const update = { last_status: 'COMPLETE', last_code_executed: '', level_slug: slug };
  const answer = await fetch(
    new Request('/api/level/update/python', { method: 'POST', body: JSON.stringify(update) }),
  );
  expect(answer.status).toBe(200);
}

test('progress is shown in words and as a bar', async () => {
  await complete('intro-level1');
  renderNavigator();
  const shown = within(await navigator());
  expect(shown.getByText('1 of 4 levels')).toBeTruthy();
  const bar = shown.getByRole('progressbar', { name: 'Progress in the course' });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
});

test('an open chapter lists its levels as links, and marks the current one', async () => {
  renderNavigator();
  const shown = within(await navigator());
  expect(shown.getByRole('button', { name: /Variables and Types/ }).getAttribute('aria-expanded')).toBe(
    'true',
  );
  expect(shown.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(
    [1, 2, 3, 4].map(number => `/en/play/python/intro-level${number}`),
  );
  expect(shown.getByRole('link', { current: 'page' }).textContent).toContain('Out of the gate');
});

test('a locked level is not a link and says what it needs', async () => {
  server.resetHandlers(...playHandlers({ locks: { 'intro-level3': 'account', 'intro-level4': 'plan' } }));
  renderNavigator();
  const shown = within(await navigator());
  expect(shown.getAllByRole('link')).toHaveLength(2);
  const [account, plan] = shown.getAllByText(/Four and four|A name for the farm/);
  expect(account?.textContent).toBe('Four and fourYou need an account to open this level.');
  expect(plan?.textContent).toBe('A name for the farmThis level is part of a plan.');
});

test('a chapter whose levels are all complete is closed', async () => {
  for (const number of [1, 2, 3, 4]) await complete(`intro-level${number}`);
  renderNavigator();
  const shown = within(await navigator());
  expect(shown.getByRole('button', { name: /Variables and Types/ }).getAttribute('aria-expanded')).toBe(
    'false',
  );
  expect(shown.getByRole('img', { name: 'completed' })).toBeTruthy();
});

const PUPIL = USERS['student of a school'];
const pupilOf = (unlocked_chapters: string[]) =>
  enterAs({ ...PUPIL, class_details: { name: '4b', unlocked_chapters, no_skip: false, quiz: true } });
const twoChapters = (more: object = {}) => {
  const course = new Visitor().course('python');
  const [first] = course?.chapters ?? [];
  const second = { ...first, id: 2, name: 'Basic Operators', level_data: [], ...more };
  return http.get('/api/level/course/:slug', () =>
    HttpResponse.json({ ...course, chapters: [first, second] }),
  );
};

test('a class lists the chapters that it has unlocked', async () => {
  server.use(pupilOf(['python:2']), twoChapters());
  renderNavigator();
  const shown = within(await navigator());
  expect(await shown.findByRole('button', { name: /Basic Operators/ })).toBeTruthy();
  expect(shown.queryByRole('button', { name: /Variables and Types/ })).toBeNull();
});

test('without a class, a closed chapter is left out', async () => {
  server.use(twoChapters({ class_locked: true }));
  renderNavigator();
  const shown = within(await navigator());
  expect(shown.getAllByRole('button')).toHaveLength(1);
});

test.each(['challenge/challenge-grain-tower', 'challenges'])(
  'on %s the challenges are listed',
  async path => {
    server.use(...challengeHandlers(challengeCourse({ completed: ['challenge-first-bridge'] })));
    renderNavigator(path);
    const shown = within(await screen.findByRole('region', { name: 'Challenges' }));
    expect(shown.getByText('1 of 3 challenges')).toBeTruthy();
    expect(shown.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      '/en/challenge/challenge-first-bridge',
      '/en/challenge/challenge-grain-tower',
      '/en/challenge/challenge-salad-bar',
    ]);
  },
);

test("a chapter's quiz is listed below its levels", async () => {
  server.use(twoChapters({ quiz_exists: true, level_data: [] }));
  renderNavigator();
  const shown = within(await navigator());
  const quiz = shown.getByRole('link', { name: /Quiz/ });
  expect(quiz.getAttribute('href')).toBe('/en/quiz/python/2/question/1');
});
