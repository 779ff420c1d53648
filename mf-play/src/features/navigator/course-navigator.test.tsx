import { answer } from '@burrow/remote-testing/answers';
import type { CourseData } from '@burrow/contracts';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, type HttpHandler, HttpResponse } from 'msw';
import { Visitor } from '../../testing/visitor.ts';
import { courseHandlers } from '../../testing/course-handlers.ts';
import { playHandlers } from '../../testing/handlers.ts';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { challengeCourse, challengeHandlers } from '../../testing/challenges.ts';
import { CourseNavigator } from './course-navigator.tsx';

type Chapter = CourseData['chapters'][number];

const server = startServer();

const navigator = () => screen.findByRole('region', { name: 'Beginner Python Development Course' });

function renderNavigator(path = 'play/python/intro-level2'): void {
  renderPlay([{ path: '*', element: <CourseNavigator /> }], path);
}

async function complete(slug: string, helped_lines = 0): Promise<void> {
  const update = { last_status: 'COMPLETE', last_code_executed: '', level_slug: slug, helped_lines };
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

test('a level that a tip helped with says so, and no other does', async () => {
  await complete('intro-level1', 2);
  await complete('intro-level2');
  renderNavigator();
  const shown = within(await navigator());
  const links = shown.getAllByRole('link').map(link => link.textContent);
  expect(links.map(text => text?.includes('with help'))).toEqual([true, false, false, false]);
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

/** The recorded course with further chapters, each of levels that are named for it. */
function longer(...more: Partial<Chapter>[]): HttpHandler[] {
  const course = new Visitor().course('python');
  const [first] = course?.chapters ?? [];
  if (!course || !first) throw new Error('The course was not recorded');
  const further = more.map((chapter, index) => {
    const id = index + 2;
    const level_data = first.level_data.map(level => ({ ...level, slug: `${level.slug}-of-${id}` }));
    return { ...first, id, name: `Chapter ${id}`, level_data, ...chapter };
  });
  return courseHandlers(() => ({ ...course, chapters: [first, ...further] }));
}

test('a chapter that the class keeps closed is left out', async () => {
  server.use(...longer({ class_locked: true }, {}));
  renderNavigator();
  const shown = within(await navigator());
  expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Variables and Types0/4',
    'Chapter 30/4',
  ]);
  expect(shown.getByText('0 of 8 levels')).toBeTruthy();
});

test('chapters that are not complete are open; a complete one loads its levels when it is opened', async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
  const [first] = new Visitor().course('python')?.chapters ?? [];
  const level_data = first?.level_data.map(level => ({
    ...level,
    slug: `${level.slug}-done`,
    completed: true,
  }));
  server.use(...longer({ level_data }, {}));
  renderNavigator();
  const shown = within(await navigator());
  await waitFor(() => expect(shown.getAllByRole('link')).toHaveLength(8));
  const isOpen = (name: RegExp) => shown.getByRole('button', { name }).getAttribute('aria-expanded');
  expect([/Variables/, /Chapter 2/, /Chapter 3/].map(isOpen)).toEqual(['true', 'false', 'true']);
  expect(asked).not.toContain('/api/level/course/python/chapter/2');
  const complete = shown.getByRole('button', { name: /Chapter 2/ });
  complete.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(shown.getAllByRole('link')).toHaveLength(12));
  expect(isOpen(/Chapter 2/)).toBe('true');
  expect(document.activeElement).toBe(complete);
});

test('a chapter that was closed by hand stays closed, and the others as they were', async () => {
  server.use(...longer({}));
  renderNavigator();
  const shown = within(await navigator());
  const other = shown.getByRole('button', { name: /Chapter 2/ });
  await userEvent.click(other);
  expect(other.getAttribute('aria-expanded')).toBe('false');
  expect(shown.getByRole('button', { name: /Variables/ }).getAttribute('aria-expanded')).toBe('true');
});

test('a chapter is complete with its quiz, and then closed', async () => {
  const [first] = new Visitor().course('python')?.chapters ?? [];
  const level_data = first?.level_data.map(level => ({
    ...level,
    slug: `${level.slug}-of-2`,
    completed: true,
  }));
  server.use(
    ...longer({ level_data, quiz_exists: true }, { level_data, quiz_exists: true, quiz_complete: true }),
  );
  renderNavigator();
  const shown = within(await navigator());
  const [waits, done] = [/Chapter 2/, /Chapter 3/].map(name => shown.getByRole('button', { name }));
  expect([waits, done].map(button => button?.getAttribute('aria-expanded'))).toEqual(['true', 'false']);
  expect(within(done!).getByRole('img', { name: 'completed' })).toBeTruthy();
  expect(within(waits!).queryByRole('img')).toBeNull();
  expect(waits?.textContent).toContain('4/4');
});

test('while levels load this is said, and when they do not come it can be tried again', async () => {
  let fails = true;
  server.use(
    answer(
      'getChapter',
      async () => {
        await delay(50);
        return fails ? HttpResponse.error() : undefined;
      },
      { at: { chapter: '2' } },
    ),
    ...longer({}),
  );
  renderNavigator();
  const shown = within(await navigator());
  expect(await shown.findByRole('status', { name: 'The levels are loading' })).toBeTruthy();
  expect((await shown.findByRole('alert')).textContent).toContain('The levels did not load.');
  fails = false;
  await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shown.getAllByRole('link')).toHaveLength(8));
});

test('of a long course the chapters around the level are listed, and others can be', async () => {
  server.use(...longer(...Array.from({ length: 19 }, () => ({}))));
  renderNavigator('play/python/intro-level1-of-10');
  const shown = within(await navigator());
  const names = () =>
    shown
      .getAllByRole('button', { name: /Chapter|Variables/ })
      .map(({ textContent }) => textContent?.replace('0/4', ''));
  expect(names()).toEqual([6, 7, 8, 9, 10, 11, 12, 13].map(id => `Chapter ${id}`));
  expect(shown.getByText('6 to 13 of 20')).toBeTruthy();
  const later = shown.getByRole('button', { name: 'Later' });
  await userEvent.click(later);
  await waitFor(() => expect(names()).toContain('Chapter 20'));
  expect(later.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(shown.getByRole('button', { name: 'Earlier' }));
  await waitFor(() => expect(shown.getByText('5 to 12 of 20')).toBeTruthy());
});

test('a chapter of many levels shows more of them when asked', async () => {
  const level = { name: 'One', idea: '', completed: false, locked: false, lock_reason: null };
  const level_data = Array.from({ length: 23 }, (_, index) => ({ ...level, slug: `many-${index}` }));
  server.use(...longer({ level_data }));
  renderNavigator();
  const shown = within(await navigator());
  await waitFor(() => expect(shown.getAllByRole('link')).toHaveLength(4 + 10));
  await userEvent.click(shown.getByRole('button', { name: 'More levels' }));
  await waitFor(() => expect(shown.getAllByRole('link')).toHaveLength(4 + 20));
});

test.each(['challenge/challenge-grain-tower', 'challenges'])(
  'on %s the challenges are listed',
  async path => {
    server.use(...challengeHandlers(challengeCourse({ completed: ['challenge-first-bridge'] })));
    renderNavigator(path);
    const shown = within(await screen.findByRole('region', { name: 'Challenges' }));
    expect(shown.getByText('1 of 3 challenges')).toBeTruthy();
    await waitFor(() =>
      expect(shown.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
        '/en/challenge/challenge-first-bridge',
        '/en/challenge/challenge-grain-tower',
        '/en/challenge/challenge-salad-bar',
      ]),
    );
  },
);

describe("a chapter's quiz", () => {
  const quizzes = (of: Awaited<ReturnType<typeof shownQuizzes>>) => of.getAllByText('Quiz');
  async function shownQuizzes(path: string, ...more: Partial<Chapter>[]) {
    server.use(...longer(...more));
    renderNavigator(path);
    const shown = within(await navigator());
    await shown.findAllByText('Quiz');
    return shown;
  }

  test('is listed below its levels and leads to where it was left', async () => {
    const shown = await shownQuizzes('play/python/intro-level1-of-2', { quiz_exists: true });
    const links = shown.getAllByRole('link').map(link => link.getAttribute('href'));
    expect(links.indexOf('/en/quiz/python/2')).toBe(links.indexOf('/en/play/python/intro-level4-of-2') + 1);
    expect(quizzes(shown)).toHaveLength(1);
  });

  test('says when it is passed', async () => {
    const shown = await shownQuizzes('play/python/intro-level1', { quiz_exists: true, quiz_complete: true });
    expect(shown.getByRole('link', { name: 'Quiz , completed' })).toBeTruthy();
  });

  test('is marked while it is open', async () => {
    const shown = await shownQuizzes('quiz/python/2/question/3', { quiz_exists: true });
    const here = shown.getByRole('link', { current: 'page' });
    expect(here.getAttribute('href')).toBe('/en/quiz/python/2');
  });

  test('has the lock of its chapter', async () => {
    const locked = new Visitor().course('python')?.chapters[0]?.level_data.map(level => ({
      ...level,
      locked: true,
      lock_reason: 'plan' as const,
    }));
    const shown = await shownQuizzes('play/python/intro-level1', {
      quiz_exists: true,
      level_data: locked ?? [],
    });
    expect(quizzes(shown)[0]?.textContent).toBe('QuizThis quiz is part of a plan.');
    expect(shown.queryByRole('link', { name: /Quiz/ })).toBeNull();
  });

  test('is open to whom the last level of its chapter is', async () => {
    const levels = new Visitor().course('python')?.chapters[0]?.level_data ?? [];
    const level_data = levels.map((level, index) =>
      index < levels.length - 1 ? level : { ...level, locked: true, lock_reason: 'account' as const },
    );
    const shown = await shownQuizzes('play/python/intro-level1', { quiz_exists: true, level_data });
    expect(quizzes(shown)[0]?.textContent).toBe('QuizYou need an account for this quiz.');
  });

  test('is left out where there is none', async () => {
    server.use(...longer({}));
    renderNavigator();
    await waitFor(async () => expect(within(await navigator()).getAllByRole('link')).toHaveLength(8));
    expect(screen.queryByText('Quiz')).toBeNull();
  });
});
