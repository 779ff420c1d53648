import { sessionApi } from '@burrow/client';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay } from 'msw';
import { routes } from '../../manifest.tsx';
import { challengeCourse, challengeHandlers } from '../../testing/challenges.ts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { enterAs, USERS } from '../../testing/users.ts';

const server = startServer();

async function group(name: string) {
  const found = within(await screen.findByRole('region', { name }));
  await found.findByRole('list');
  return found;
}
const cards = (of: Awaited<ReturnType<typeof group>>) =>
  of.getAllByRole('listitem').map(card => card.textContent);

test('the challenges are listed by difficulty, each with its mark', async () => {
  server.use(...challengeHandlers(challengeCourse({ completed: ['challenge-first-bridge'] })));
  renderPlay(routes, 'challenges');
  const beginner = await group('Beginner');
  expect(screen.getByRole('heading', { level: 1, name: 'Challenges' })).toBeTruthy();
  expect(document.title).toContain('Challenges');
  expect(cards(beginner)).toEqual([
    'The first bridgeThe idea of The first bridgeBeginnerCompleted',
    '2The grain stackThe idea of The grain stackBeginner',
  ]);
  const expert = await group('Expert');
  expect(cards(expert)).toEqual(['1The salad barThe idea of The salad barExpert']);
  expect(expert.getByRole('link').querySelector('img')?.getAttribute('src')).toMatch(
    /level-pictures\/[0-9a-f]{8}\/challenge-salad-bar\.png$/,
  );
  expect(beginner.getByRole('link', { name: /The grain stack/ }).getAttribute('href')).toBe(
    '/en/challenge/challenge-grain-tower',
  );
  expect(screen.getByText('1 of 3 complete')).toBeTruthy();
});

test("the day's runs of challenges are shown, not those of levels", async () => {
  server.use(
    ...challengeHandlers(challengeCourse()),
    answer('getCredit', () => ({ execution_type: 'challenge', counter: 4, limit: 10 }), {
      at: { execution_type: 'challenge' },
    }),
  );
  renderPlay(routes, 'challenges');
  expect(await screen.findByText('Runs left today: 4')).toBeTruthy();
});

test('a locked challenge is not a link to it, and says why and what unlocks it', async () => {
  const locks = { 'challenge-first-bridge': 'account', 'challenge-salad-bar': 'plan' } as const;
  server.use(...challengeHandlers(challengeCourse({ locks })));
  renderPlay(routes, 'challenges');
  const beginner = await group('Beginner');
  expect(beginner.queryByRole('link', { name: /The first bridge/ })).toBeNull();
  expect(beginner.getByText('You need an account to open this challenge.')).toBeTruthy();
  expect(beginner.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/en/login?next=%2Fchallenges',
  );
  const expert = await group('Expert');
  expect(expert.getByText('This challenge is part of a plan.')).toBeTruthy();
  expect(expert.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/en/purchase');
});

test('a student of a school is not sent to buy', async () => {
  server.use(
    ...challengeHandlers(challengeCourse({ locks: { 'challenge-salad-bar': 'plan' } })),
    enterAs(USERS['student of a school']),
  );
  const store = renderPlay(routes, 'challenges');
  const expert = await group('Expert');
  expect(expert.getByText('This challenge is part of a plan.')).toBeTruthy();
  await waitFor(() =>
    expect(sessionApi.endpoints.currentUser.select()(store.getState()).isSuccess).toBe(true),
  );
  expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull();
});

test('while the challenges are loading, the page says so', async () => {
  server.use(answer('listChallenges', () => delay('infinite')));
  renderPlay(routes, 'challenges');
  expect(await screen.findByRole('status', { name: 'The challenges are loading' })).toBeTruthy();
});

test('without challenges the page leads to the course', async () => {
  server.use(...challengeHandlers({ ...challengeCourse(), chapters: [] }));
  renderPlay(routes, 'challenges');
  expect(await screen.findByRole('heading', { name: 'No challenges yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the course' }).getAttribute('href')).toBe('/en/');
});

test('after a failure a second attempt shows the challenges', async () => {
  server.use(answer('listChallenges', () => refusal('request/unexpected')));
  renderPlay(routes, 'challenges');
  expect(await screen.findByRole('heading', { name: 'The challenges did not load' })).toBeTruthy();
  server.use(...challengeHandlers(challengeCourse()));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(cards(await group('Expert'))).toHaveLength(1);
});

const MORE = {
  'challenge-first-bridge': { ideas: ['python/3'], best: { commands: 10, lines: 1 } },
  'challenge-grain-tower': { ideas: ['python/3'], status: 'in_progress', featured: true },
  'challenge-salad-bar': { ideas: ['python/3', 'python/6'] },
} as const;
const useMore = () =>
  server.use(
    ...challengeHandlers(challengeCourse({ completed: ['challenge-first-bridge'] }), { more: MORE }),
  );
const names = () => [
  ...new Set(
    screen
      .getAllByRole('link')
      .flatMap(link => link.querySelector('.challenge-card__name')?.textContent ?? []),
  ),
];

test('a solved challenge shows one’s own counts beside ours, another one shows none', async () => {
  useMore();
  renderPlay(routes, 'challenges');
  const beginner = await group('Beginner');
  const [solved, open] = cards(beginner);
  expect(solved).toContain('Your fewest: 10 commands, one lineOur solution: 12 commands, 9 lines');
  expect(open).not.toContain('commands');
  expect(open).toContain('Started');
});

test('the challenge of the week stands first, and is marked in its group', async () => {
  useMore();
  renderPlay(routes, 'challenges');
  const week = within(await screen.findByRole('region', { name: 'Challenge of the week' }));
  expect(week.getByRole('link').getAttribute('href')).toBe('/en/challenge/challenge-grain-tower');
  expect(cards(await group('Beginner'))[1]).toContain('This week');
});

test.each([
  ['status=complete', ['The first bridge']],
  ['difficulty=expert', ['The salad bar']],
  ['idea=python/6', ['The salad bar']],
  ['status=in_progress&idea=python/3', ['The grain stack']],
])('an address with ?%s lists %j', async (query, expected) => {
  useMore();
  renderPlay(routes, `challenges?${query}`);
  await waitFor(() => expect(names()).toEqual(expected));
  expect(screen.queryByRole('region', { name: 'Challenge of the week' })).toBeNull();
  expect(screen.getByText('One challenge')).toBeTruthy();
});

test('a filter is chosen by keyboard, is in the address, and can be taken away', async () => {
  useMore();
  renderPlay(routes, 'challenges');
  const bar = within(await screen.findByRole('search', { name: 'Filter challenges' }));
  const progress = bar.getByRole<HTMLSelectElement>('combobox', { name: 'Progress' });
  progress.focus();
  await userEvent.selectOptions(progress, 'Completed');
  await waitFor(() => expect(names()).toEqual(['The first bridge']));
  expect(location.search).toBe('?status=complete');
  expect(document.activeElement).toBe(progress);
  await userEvent.selectOptions(bar.getByRole('combobox', { name: 'Difficulty' }), 'Expert');
  expect(await screen.findByText('No challenges match. Try something else.')).toBeTruthy();
  expect(location.search).toBe('?status=complete&difficulty=expert');
  await userEvent.click(bar.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(location.search).toBe('');
});
