import { loadWorld, startState } from '@burrow/world';
import { fieldLevel } from '@burrow/world/testing';
import { expect, test } from '@jest/globals';
import { GamePlayer } from './game-player.ts';

const world = loadWorld(fieldLevel());
const AFTER_AN_HOUR = { line: 1, next: null, events: [], after: startState(world), wait: 3_600 };

test('the picture waits where the program slept, for less time the faster it plays, and can be stopped meanwhile', async () => {
  const player = new GamePlayer(world);
  const playing = player.play([AFTER_AN_HOUR]);
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(player.getView().step).toBe(-1);
  player.stop();
  expect(await playing).toBe(false);
  player.setMoveMs(0);
  expect(await player.play([AFTER_AN_HOUR])).toBe(true);
});
