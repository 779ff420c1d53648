import { after } from '../page/after.ts';

const PAUSE_MS = 500;

/** Loads something, and once more after a moment if that fails: most files that fail come at the second attempt. */
export async function tryTwice<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await new Promise<void>(resolve => after(PAUSE_MS, resolve));
    return load();
  }
}
