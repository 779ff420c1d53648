import { beforeEach, expect, test } from '@jest/globals';
import { SoundBoard } from './sound-board.ts';
import { SoundPlayer } from './sound-player.ts';
import { SOUNDS, type SoundName } from './sounds.ts';

/** An audio context that only counts: jsdom has none. */
class SilentContext {
  currentTime = 1;
  state = 'running' as const;
  destination = {} as AudioDestinationNode;
  started: number[] = [];
  peaks: number[] = [];
  resume = async (): Promise<void> => undefined;
  createGain = () => {
    const ramp = (value: number): void => void this.peaks.push(value);
    const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: ramp };
    return { gain, connect: (next: unknown) => next } as unknown as GainNode;
  };
  createOscillator = () => {
    const frequency = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    return {
      frequency,
      connect: (next: unknown) => next,
      start: (at: number) => this.started.push(at),
      stop: () => undefined,
    } as unknown as OscillatorNode;
  };
}

let context: SilentContext;
const board = (): SoundBoard => new SoundBoard(context);
const settle = () => new Promise(resolve => setTimeout(resolve, 0));

function makePlayer(): { player: SoundPlayer; loads: () => number } {
  let loads = 0;
  const player = new SoundPlayer(localStorage, async () => {
    loads += 1;
    return board();
  });
  return { player, loads: () => loads };
}

beforeEach(() => {
  localStorage.clear();
  context = new SilentContext();
});

test('nothing is loaded or heard before a gesture', async () => {
  const { player, loads } = makePlayer();
  const stop = player.listen();
  player.play('collect');
  await settle();
  expect([loads(), context.started.length]).toEqual([0, 0]);
  window.dispatchEvent(new Event('pointerdown'));
  await settle();
  player.play('collect');
  expect([loads(), context.started.length]).toEqual([1, SOUNDS.collect.length]);
  stop();
});

test('a muted page stays silent, and is muted the next time', async () => {
  const { player, loads } = makePlayer();
  player.mute(true);
  player.listen();
  window.dispatchEvent(new Event('keydown'));
  await settle();
  player.play('goal');
  expect([loads(), context.started.length]).toEqual([0, 0]);
  expect(makePlayer().player.isMuted()).toBe(true);
  player.mute(false);
  await settle();
  player.play('goal');
  expect(context.started.length).toBe(SOUNDS.goal.length);
  expect(makePlayer().player.isMuted()).toBe(false);
});

test('listeners hear of a change', () => {
  const { player } = makePlayer();
  let told = 0;
  const stop = player.subscribe(() => (told += 1));
  player.mute(true);
  stop();
  player.mute(false);
  expect(told).toBe(1);
});

test('the same sound twice at the same moment is heard once', () => {
  const sounds = board();
  sounds.play('step');
  sounds.play('step');
  expect(context.started).toHaveLength(1);
  context.currentTime += 0.05;
  sounds.play('step');
  expect(context.started).toHaveLength(2);
});

test('sounds are short and never loud', () => {
  for (const name of Object.keys(SOUNDS) as SoundName[]) {
    const last = Math.max(...SOUNDS[name].map(({ at, lasts }) => at + lasts));
    expect([name, last <= 0.5]).toEqual([name, true]);
    context.currentTime += 1;
    board().play(name);
  }
  expect(Math.max(...context.peaks)).toBeLessThanOrEqual(0.2);
});
