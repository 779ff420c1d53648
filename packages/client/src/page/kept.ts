/** Values that the browser keeps by name. If its storage is blocked, there are none and nothing is kept. */
export interface Kept {
  getItem(name: string): string | null;
  /** Returns false if it could not be kept. */
  setItem(name: string, value: string): boolean;
}

const keptIn = (storage: () => Storage): Kept => ({
  getItem(name) {
    try {
      return storage().getItem(name);
    } catch {
      return null;
    }
  },
  setItem(name, value) {
    try {
      storage().setItem(name, value);
      return true;
    } catch (error) {
      console.warn(`The browser did not keep "${name}".`, error);
      return false;
    }
  },
});

/** Kept for the next visit. */
export const kept = keptIn(() => localStorage);

/** Kept for as long as the tab is open. */
export const keptInTab = keptIn(() => sessionStorage);
