const KEY = 'burrow.session-changed';

/** Tells the site's other tabs that somebody else is here now, or nobody. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(KEY, String(Math.random()));
  } catch {
    // A browser that keeps nothing: the other tabs learn it from the server.
  }
}

/** Calls when another tab has begun, ended or handed on the session. */
export function hearOtherTabs(onChange: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) onChange();
  });
}
