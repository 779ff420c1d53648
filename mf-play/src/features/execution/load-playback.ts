import type * as playback from './playback.ts';

export type Playback = typeof playback;

let loaded: Playback | null = null;

/** The world's commands where they are here already, so that a run begins in the event that asked for it. */
export const loadedPlayback = (): Playback | null => loaded;

/** Brings the world's commands. They are not needed before a run. */
export async function loadPlayback(): Promise<Playback> {
  loaded = await import('./playback.ts');
  return loaded;
}

export const preloadPlayback = (): void => void loadPlayback().catch(() => undefined);
