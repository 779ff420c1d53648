/** Messages of one session or visitor in a day. */
export const MESSAGES_PER_DAY = 10;

/** The page's path alone: what comes after it may hold what nobody else should read. */
export const pathOnly = (path: string): string => path.split(/[?#]/, 1)[0] ?? '';

/** Postgres keeps every character of a text but this one. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '');
