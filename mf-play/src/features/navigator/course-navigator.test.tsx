import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { playHandlers } from '../../testing/handlers.ts';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
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

test('progress is told in words and as a bar', async () => {
  await complete('intro-level1');
  renderNavigator();
  const shown = within(await navigator());
  expect(shown.getByText('1 of 4 levels')).toBeTruthy();
  const bar = shown.getByRole('progressbar', { name: 'Progress in the course' });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
});

test('an open chapter lists its levels as links, and marks where we are', async () => {
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

test('a locked level is no link and says what it needs', async () => {
  server.resetHandlers(...playHandlers({ locks: { 'intro-level3': 'account', 'intro-level4': 'plan' } }));
  renderNavigator();
  const shown = within(await navigator());
  expect(shown.getAllByRole('link')).toHaveLength(2);
  expect(shown.getByTitle('You need an account to open this level.').textContent).toContain('Four and four');
  expect(shown.getByTitle('This level is part of a plan.').textContent).toContain('A name for the farm');
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
