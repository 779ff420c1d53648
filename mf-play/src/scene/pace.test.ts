import { beforeEach, describe, expect, test } from '@jest/globals';
import { Pace } from './pace.ts';

let limits: number[];
let time: number;
let pace: Pace;

beforeEach(() => {
  limits = [];
  time = 0;
  pace = new Pace(
    limit => limits.push(limit),
    () => time,
  );
});

function frameAt(now: number): void {
  time = now;
  pace.frame();
}

describe('the frame rate of the picture', () => {
  test('slows down when nothing has happened for a while, once', () => {
    pace.stir();
    frameAt(1_499);
    expect(limits).toEqual([]);
    frameAt(1_500);
    frameAt(1_600);
    expect(limits).toEqual([12]);
  });

  test('is that of the screen again as soon as something happens', () => {
    frameAt(2_000);
    pace.stir();
    expect(limits).toEqual([12, 0]);
    frameAt(2_020);
    expect(limits).toEqual([12, 0]);
  });

  test('stays that of the screen until an action has ended, even one that fails', async () => {
    const act = Promise.withResolvers<void>();
    const acted = pace.during(act.promise);
    frameAt(60_000);
    expect(limits).toEqual([]);
    act.reject(new Error('stopped'));
    await expect(acted).rejects.toThrow('stopped');
    frameAt(61_499);
    expect(limits).toEqual([]);
    frameAt(61_500);
    expect(limits).toEqual([12]);
  });
});
