/** How many doses of help were opened in each level, as long as the page lives. */
const opened = new Map<string, number>();

/** Notes that a dose of a level's help was opened, from 1. */
export function doseOpened(course: string, level: string, number: number): void {
  const key = `${course}/${level}`;
  opened.set(key, Math.max(opened.get(key) ?? 0, number));
}

/** Returns how many doses of a level's help were opened. */
export const dosesOpened = (course: string, level: string): number => opened.get(`${course}/${level}`) ?? 0;
