import type { ChapterSolutions } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { HttpResponse } from 'msw';
import { routes } from '../../manifest.tsx';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { enterAs, USERS } from '../../testing/users.ts';

const server = startServer();

const PROGRAM = 'for bed in range(row):\n    player.collect("carrot")\n';
const SOLUTIONS: ChapterSolutions = {
  levels: [
    { level_slug: 'loops-level1', programs: [PROGRAM, 'while True: pass\n'] },
    { level_slug: 'loops-level2', programs: ['player.water()\n'] },
  ],
};

const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));

async function openChapter(path = 'guide/loops'): Promise<void> {
  renderPlay(routes, path);
  await screen.findByRole('heading', { level: 1, name: 'Chapter 3: Loops' });
}

/** Lets the server answer with solutions, and counts how often it is asked. */
function giveSolutions(): { readonly asked: () => number } {
  let asked = 0;
  server.use(
    answer(
      'getChapterSolutions',
      () => {
        asked += 1;
        return HttpResponse.json(SOLUTIONS);
      },
      { at: { course_slug: 'python', chapter: '3' } },
    ),
  );
  return { asked: () => asked };
}

test('a chapter has its aims, words, plan, activity and mistakes, and links to each of them', async () => {
  await openChapter();
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '#aims', '#words', '#plan', '#activity', '#mistakes', '#solutions',
  ]); // prettier-ignore
  expect(part('Aims').getAllByRole('listitem').length).toBeGreaterThan(3);
  expect(part('New words').getByRole('row', { name: /A row of carrots/ })).toBeTruthy();
  expect(part('Without a screen').getByRole('heading', { name: 'The rhythm machine' })).toBeTruthy();
});

test('the plan shows the minutes of each step, and leads to the levels', async () => {
  await openChapter();
  const plan = part('Lesson plan: 45 minutes');
  expect(plan.getAllByText(/^\d+ min$/).map(({ textContent }) => textContent)).toEqual([
    '10 min', '5 min', '20 min', '5 min', '5 min',
  ]); // prettier-ignore
  const [link] = plan.getAllByRole('link', { name: 'A row of carrots (1)' });
  expect(link?.getAttribute('href')).toBe('/en/play/python/loops-level1');
});

test('a mistake shows its lines with their numbers, what happens, and what helps', async () => {
  await openChapter();
  const heading = part('Common mistakes').getByRole('heading', { name: 'The body is not indented' });
  const mistake = within(heading.closest('li') as HTMLElement);
  expect(mistake.getByRole('link').textContent).toBe('Level 1: A row of carrots');
  expect(mistake.getByText('player.collect("carrot")')).toBeTruthy();
  expect(mistake.getByText(/The program stops on line 2\. The line has the wrong indent\./)).toBeTruthy();
  const typed = part('Common mistakes').getByRole('heading', { name: 'The number is typed in' });
  expect(
    within(typed.closest('li') as HTMLElement).getByText(/On another map it does not reach every goal/),
  ).toBeTruthy();
});

test('a teacher asks for the solutions, sees them by level, and hides them again', async () => {
  server.use(enterAs(USERS.teacher));
  const { asked } = giveSolutions();
  await openChapter();
  const show = await part('Solutions').findByRole('button', { name: 'Show the solutions' });
  expect(asked()).toBe(0);
  await userEvent.click(show);
  expect((await part('Solutions').findByLabelText('A row of carrots, solution 1')).textContent).toBe(
    PROGRAM.trimEnd(),
  );
  expect(part('Solutions').getAllByText('Another way')).toHaveLength(1);
  await userEvent.click(part('Solutions').getByRole('button', { name: 'Hide the solutions' }));
  expect(screen.queryByLabelText('A row of carrots, solution 1')).toBeNull();
  expect(asked()).toBe(1);
});

test.each(['parent', 'parent with a student', 'admin', 'teacher with a student'] as const)(
  'a %s can ask for the solutions',
  async who => {
    server.use(enterAs(USERS[who]));
    await openChapter();
    expect(await part('Solutions').findByRole('button', { name: 'Show the solutions' })).toBeTruthy();
  },
);

test.each(['student of a parent', 'student of a school'] as const)(
  'a %s reads that a grown-up can see the solutions, and the server is not asked',
  async who => {
    server.use(enterAs(USERS[who]));
    const { asked } = giveSolutions();
    await openChapter();
    expect(await part('Solutions').findByText(/A grown-up can see the solutions here/)).toBeTruthy();
    expect(part('Solutions').queryByRole('button')).toBeNull();
    expect(part('Solutions').queryByRole('link')).toBeNull();
    expect(asked()).toBe(0);
  },
);

test('a visitor is told to log in, and comes back to the page', async () => {
  await openChapter();
  const link = await part('Solutions').findByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toMatch(/^\/en\/login\?next=.*guide.*loops/);
});

test('solutions that do not load can be asked for again', async () => {
  server.use(enterAs(USERS.parent));
  server.use(
    answer('getChapterSolutions', () => refusal('platform/not-ready'), {
      at: { course_slug: 'python', chapter: '3' },
    }),
  );
  await openChapter();
  await userEvent.click(await part('Solutions').findByRole('button', { name: 'Show the solutions' }));
  expect((await screen.findByRole('alert')).textContent).toContain('did not load');
  giveSolutions();
  await userEvent.click(part('Solutions').getByRole('button', { name: 'Try again' }));
  expect(await part('Solutions').findByLabelText('A row of carrots, solution 1')).toBeTruthy();
});

test('an address with the name of a part leads to its heading', async () => {
  await openChapter('guide/loops#activity');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Without a screen'));
});

test('a parent whose children are not at the chapter reads when its solutions are shown', async () => {
  server.use(
    enterAs(USERS.parent),
    answer('getChapterSolutions', () => refusal('auth/forbidden'), {
      at: { course_slug: 'python', chapter: '3' },
    }),
  );
  await openChapter();
  await userEvent.click(await part('Solutions').findByRole('button', { name: 'Show the solutions' }));
  expect(await part('Solutions').findByText(/once your child has run one of its levels/)).toBeTruthy();
});
