import type { WorldEventType } from '@burrow/world';
import type { SoundName } from './sounds.ts';

const SOUND_OF: Readonly<Record<WorldEventType, SoundName | null>> = {
  moved: 'step',
  turned: 'turn',
  bumped: 'bump',
  collected: 'collect',
  spoke: 'speak',
  signRead: 'paper',
  wrote: 'paper',
  opened: 'open',
  closed: 'close',
  asked: 'speak',
  pushed: 'push',
  built: 'build',
  watered: 'water',
  placed: 'place',
  planted: 'place',
  combined: 'combine',
  spent: null,
  goalScored: 'goal',
  failed: 'error',
};

/** Returns the sound of something that happens in the picture; null if it is silent. */
export const soundOf = (event: WorldEventType): SoundName | null => SOUND_OF[event];
