import { kept } from '../page/kept.ts';

const KEY = 'burrow.session-changed';

/** Tells the site's other tabs that somebody else is here now, or nobody. */
export function tellOtherTabs(): void {
  // If the browser keeps nothing, the other tabs learn it from the server.
  kept.setItem(KEY, String(Math.random()));
}

/** Calls back when another tab has begun, ended or handed over the session. */
export function hearOtherTabs(onChange: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) onChange();
  });
}
