/** The header that carries the token back. */
export const CSRF_HEADER = 'x-csrf-token';

/**
 * The token of the readable cookie `csrf`, or null. Only a server on plain http away from loopback sets it,
 * where browsers do not say from which site a request comes.
 */
export function csrfToken(cookies: string = document.cookie): string | null {
  return /(?:^|;\s*)csrf=([^;]+)/.exec(cookies)?.[1] ?? null;
}
