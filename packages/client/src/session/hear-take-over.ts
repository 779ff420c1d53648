import type { AppStore } from '../store/store.ts';

/**
 * Calls back once when the server says that the browser's session is somebody else's than the page's, or of another
 * school: a page that slept has not heard it from the other tab.
 */
export function hearTakeOver(store: AppStore, onTakeOver: () => void): void {
  let heard = -1;
  store.subscribe(() => {
    const { isTaken, changes } = store.getState().session;
    if (!isTaken || heard === changes) return;
    heard = changes;
    onTakeOver();
  });
}
