import { ANIMALS } from '@burrow/art';
import atlas from '@burrow/art/dist/characters.json' with { type: 'json' };
import { CHARACTERS } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { enterAs, USERS } from '../testing/users.ts';
import { renderPlay, startServer } from '../testing/render-play.tsx';
import { portraitUrl } from './portrait-url.ts';
import { useWhoPlays } from './use-who-plays.ts';

const server = startServer();

const FRAMES = [
  ...['down', 'left', 'right', 'up'].flatMap(way => [0, 1, 2, 3].map(step => `${way}/${step}`)),
  ...['use', 'cheer', 'dizzy'].flatMap(pose => [0, 1].map(step => `${pose}/${step}`)),
];

test('there are 24 animals, and each that can be chosen is drawn', () => {
  expect(new Set(CHARACTERS).size).toBe(24);
  expect([...CHARACTERS].toSorted()).toEqual([...ANIMALS].toSorted());
});

test.each(CHARACTERS)('%s can be played: every frame of the picture, and a portrait', name => {
  const missing = FRAMES.filter(frame => !Object.hasOwn(atlas.frames, `${name.toLowerCase()}/${frame}`));
  expect(missing).toEqual([]);
  expect(portraitUrl(name)).toBe(`/assets/characters/portraits/${name}.png`);
});

function Who() {
  return <p>plays {useWhoPlays().character}</p>;
}

test.each([...CHARACTERS])('a learner who chose %s plays it', async name => {
  const student = USERS['student of a school'];
  const details = { ...student.student_details, character: name };
  server.use(enterAs({ ...student, student_details: details } as typeof student));
  renderPlay([{ path: 'x', element: <Who /> }], 'x');
  await waitFor(() => expect(screen.getByText(`plays ${name}`)).toBeTruthy());
});

test('a visitor plays the rabbit', async () => {
  renderPlay([{ path: 'x', element: <Who /> }], 'x');
  expect(await screen.findByText('plays Rabbit')).toBeTruthy();
});
