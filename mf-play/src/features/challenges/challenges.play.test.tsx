import { coursePart } from '@burrow/contracts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { loadWorld, startState } from '@burrow/world';
import { screen } from '@testing-library/react';
import { routes } from '../../manifest.tsx';
import { loadChallengeTexts } from '../../locales/texts.ts';
import { challengeCourse, challengeHandlers, challengeLevel } from '../../testing/challenges.ts';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { enterAs, USERS } from '../../testing/users.ts';
import { LevelComplete } from '../completion/index.ts';

const FIRST = 'challenge-first-bridge';
const course = challengeCourse();

const server = startServer();

// jsdom has no canvas: the picture of the level does not start, and the page works without it.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(...challengeHandlers(course));
});

test.each(['challenge', 'play/challenges'])('%s/… is the play screen of a challenge', async path => {
  renderPlay(routes, `${path}/challenge-grain-tower`);
  expect(await screen.findByRole('heading', { name: 'The grain stack' })).toBeTruthy();
  expect(await screen.findByText('Beginner, challenge 2 of 2')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All challenges' }).getAttribute('href')).toBe('/en/challenges');
  expect(screen.queryByRole('list', { name: 'Levels in Beginner' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(`/en/challenge/${FIRST}`);
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
    '/en/challenge/challenge-salad-bar',
  );
});

test('before the first and after the last there is no challenge', async () => {
  renderPlay(routes, `challenge/${FIRST}`);
  const back = await screen.findByRole('button', { name: 'Back. This is the first challenge' });
  expect(back.getAttribute('aria-disabled')).toBe('true');
});

test("a class's rules do not close challenges", async () => {
  const student = USERS['student of a school'];
  const class_details = { name: 'Owls', unlocked_chapters: ['challenges:1'], no_skip: true, quiz: true };
  server.use(enterAs({ ...student, class_details }));
  renderPlay(routes, 'challenge/challenge-grain-tower');
  const next = await screen.findByRole('link', { name: 'Next' });
  expect(next.getAttribute('href')).toBe('/en/challenge/challenge-salad-bar');
});

test('a challenge that does not exist is not a level', async () => {
  renderPlay(routes, 'challenge/no-such-thing');
  expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeTruthy();
  expect(screen.getByText('There is no challenge with this name.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the challenges' }).getAttribute('href')).toBe(
    '/en/challenges',
  );
});

test('a complete challenge leads to the next one and to all of them', async () => {
  server.use(...challengeHandlers(course, { results: RESULTS }));
  await loadChallengeTexts();
  const level = challengeLevel(course, FIRST)!;
  const dialog = (
    <LevelComplete
      open
      onClose={() => undefined}
      onCertificate={() => undefined}
      onWatch={() => undefined}
      onPlayAgain={() => undefined}
      code={'player.push()\n'}
      completion="level"
      variantsMet={0}
      leftOut={[]}
      earned={null}
      level={level}
      course={coursePart(course, { level: FIRST })}
      final={startState(loadWorld(level))}
    />
  );
  renderPlay([{ path: 'x', element: dialog }], 'x');
  expect(await screen.findByRole('dialog', { name: 'Challenge complete' })).toBeTruthy();
  expect(screen.getByText(/Challenge 1: The first bridge/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All challenges' }).getAttribute('href')).toBe('/en/challenges');
  expect(await resultsShown()).toContain('Your fewest10 commands, one line');
  screen.getByRole('button', { name: 'Next challenge' }).click();
  expect(location.pathname).toBe('/en/challenge/challenge-grain-tower');
});

const RESULTS = { best: { commands: 10, lines: 1 }, reference: { commands: 12, lines: 9 }, class: null };

async function resultsShown(): Promise<string> {
  const shown = await screen.findByRole('group', { name: 'Commands and lines' });
  return shown.textContent ?? '';
}

test('a challenge shows what our solution takes, and asks for nothing', async () => {
  server.use(...challengeHandlers(course, { results: { ...RESULTS, best: null } }));
  renderPlay(routes, `challenge/${FIRST}`);
  expect(await resultsShown()).toBe('Our solution12 commands, 9 lines');
});

test('once it is solved it shows one’s own fewest, and the class only as a half', async () => {
  const half = { commands: { low: 10, middle: 14, high: 30 }, lines: { low: 5, middle: 5, high: 5 } };
  server.use(...challengeHandlers(course, { results: { ...RESULTS, class: half } }));
  renderPlay(routes, `challenge/${FIRST}`);
  const shown = (await resultsShown()).replaceAll(/[\u2066\u2069]/g, '');
  expect(shown).toContain('Your fewest10 commands, one lineOur solution12 commands, 9 lines');
  expect(shown).toContain('Half of your classCommands: 10–30, lines: 5');
  expect(shown).toContain('If you like, try one with fewer.');
});

test('a challenge whose counts are not known, and a level, show none', async () => {
  renderPlay(routes, `challenge/${FIRST}`);
  await screen.findByRole('heading', { name: 'The first bridge' });
  expect(screen.queryByRole('group', { name: 'Commands and lines' })).toBeNull();
});
