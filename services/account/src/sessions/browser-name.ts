import Bowser from 'bowser';

/** Returns a name such as "Firefox on Windows" from a browser's User-Agent, or null. */
export function browserName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const parsed = Bowser.parse(userAgent);
  const browser = parsed.browser.name;
  if (!browser) return null;
  return parsed.os.name ? `${browser} on ${parsed.os.name}` : browser;
}

/** Splits a name that {@link browserName} made into browser and system. */
export function splitBrowser(name: string | null): { browser: string | null; system: string | null } {
  const [browser, system] = name?.split(' on ') ?? [];
  return { browser: browser ?? null, system: system ?? null };
}
