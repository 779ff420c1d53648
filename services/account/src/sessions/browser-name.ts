import Bowser from 'bowser';

/** "Firefox on Windows" from what a browser says of itself, or null. */
export function browserName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const parsed = Bowser.parse(userAgent);
  const browser = parsed.browser.name;
  if (!browser) return null;
  return parsed.os.name ? `${browser} on ${parsed.os.name}` : browser;
}

/** The browser and the system of a name that {@link browserName} made. */
export function splitBrowser(name: string | null): { browser: string | null; system: string | null } {
  const [browser, system] = name?.split(' on ') ?? [];
  return { browser: browser ?? null, system: system ?? null };
}
