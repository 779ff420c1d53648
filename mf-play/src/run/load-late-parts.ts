import type * as lateParts from './late-parts.ts';

type LateParts = typeof lateParts;

let loaded: LateParts | null = null;

/** Returns the world's commands if they have loaded, so that a run begins in the event that requested it. */
export const loadedLateParts = (): LateParts | null => loaded;

/** Loads the world's commands. They are not needed before a run. */
export async function loadLateParts(): Promise<LateParts> {
  loaded = await import('./late-parts.ts');
  return loaded;
}

export const preloadLateParts = (): void => void loadLateParts().catch(() => undefined);
