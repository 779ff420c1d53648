/** Messages of one session or visitor in a day. */
export const MESSAGES_PER_DAY = 10;

/** Returns only the page's path: what follows it may contain something that nobody else should read. */
export const pathOnly = (path: string): string => path.split(/[?#]/, 1)[0] ?? '';

/** Postgres can store every character but this one. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '');
