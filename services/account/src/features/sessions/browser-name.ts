import Bowser from 'bowser';

/** "Firefox on Windows" from what a browser says of itself, or null. */
export function browserName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const parsed = Bowser.parse(userAgent);
  const browser = parsed.browser.name;
  if (!browser) return null;
  return parsed.os.name ? `${browser} on ${parsed.os.name}` : browser;
}
