import { kept, type Kept } from '@burrow/client';

export const SPEEDS = ['normal', 'fast', 'turbo', 'step'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a move over one tile takes; `step` also waits before each command. */
export const MOVE_MS: Readonly<Record<Speed, number>> = { normal: 250, fast: 125, turbo: 62.5, step: 250 };

const STORAGE_KEY = 'game_speed';

/** The speed that was last chosen, Normal at first. */
export function readSpeed(storage: Pick<Kept, 'getItem'> = kept): Speed {
  const kept = storage.getItem(STORAGE_KEY);
  return SPEEDS.find(speed => speed === kept) ?? 'normal';
}

export function keepSpeed(speed: Speed, storage: Pick<Kept, 'setItem'> = kept): void {
  storage.setItem(STORAGE_KEY, speed);
}
