const BASE_MS = 2_500;
const FREE_CHARACTERS = 10;
const MS_PER_CHARACTER = 50;

/** Returns how long a speech bubble stays: 2.5 s, and 50 ms for each character beyond ten. */
export function speechDuration(text: string): number {
  return BASE_MS + MS_PER_CHARACTER * Math.max(0, [...text].length - FREE_CHARACTERS);
}
