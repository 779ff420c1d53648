/** First segments of the pages for adults: the game, its quizzes and a class’s sign-up are for children. */
const ADULT_AREAS = new Set([
  'login', 'login-org', 'signup', 'forgot-password', 'reset-password', 'confirm-email', 'schools', 'purchase',
  'checkout', 'refund-policy', 'profile', 'organization', 'tos', 'privacy', 'unsubscribed', 'guide', 'parents', 'teachers',
]); // prettier-ignore
/** A student's own page, within an area for adults. */
const OF_A_STUDENT = /^profile\/student(?:\/|$)/;

const PARAMETER = 'utm_source';
const MAX_LENGTH = 60;
const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

/** Whether only adults are expected on a path (without language). */
export function isForAdults(path: string): boolean {
  return ADULT_AREAS.has(path.split('/')[0] ?? '') && !OF_A_STUDENT.test(path);
}

/** Returns the campaign that a URL names, or null. Only a short name counts. */
export function readSource(search: string): string | null {
  const source = new URLSearchParams(search).get(PARAMETER)?.trim() ?? '';
  return source && source.length <= MAX_LENGTH && /^[\p{L}\p{N} _.+-]+$/u.test(source) ? source : null;
}

/** Returns the cookie that stores it for thirty days. */
export function sourceCookie(source: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${PARAMETER}=${encodeURIComponent(source)}; Path=/; Max-Age=${THIRTY_DAYS_SECONDS}; SameSite=Lax${secure}`;
}
