const pad = (value: number): string => String(value).padStart(2, '0');

/** Returns the day of a time where the reader is, as a field for days has it: `2026-11-27`. */
export const dayOf = (at: Date): string =>
  `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;

/** Returns the last moment of such a day where the reader is. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

/** Returns the first moment of such a day where the reader is. */
export const beginOfDay = (day: string): string => new Date(`${day}T00:00:00.000`).toISOString();
