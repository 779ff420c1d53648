/** The header that sends the token back. */
export const CSRF_HEADER = 'x-csrf-token';

/**
 * Returns the token of the readable cookie `csrf`, or null. Only a server on plain http away from loopback sets it,
 * since browsers do not say there which site a request comes from.
 */
export function csrfToken(cookies: string = document.cookie): string | null {
  return /(?:^|;\s*)csrf=([^;]+)/.exec(cookies)?.[1] ?? null;
}
