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

/** Removes what was kept for the next visit and is to go. */
export function forgetKept(isToGo: (name: string, value: string) => boolean): void {
  try {
    for (const [name, value] of Object.entries<string>(localStorage))
      if (isToGo(name, value)) localStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
