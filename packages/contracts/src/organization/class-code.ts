/** The letters of a class's code: no vowels, so that no word comes of it, and none that looks like another. */
export const CLASS_CODE_LETTERS = 'bcdfghjkmnprstvwxz';

/** Its digits: not 0 and 1, which look like letters. */
export const CLASS_CODE_DIGITS = '23456789';

/** Letters, and as many digits after them. */
export const CLASS_CODE_HALF = 4;

const CLASS_CODE_PATTERN = new RegExp(
  `^([${CLASS_CODE_LETTERS}]{${CLASS_CODE_HALF}})([${CLASS_CODE_DIGITS}]{${CLASS_CODE_HALF}})$`,
);

/** Returns the code that somebody typed, as `cdfg-3467`: dashes, spaces and capitals do not count; null if it is none. */
export function readClassCode(typed: string): string | null {
  const [, letters, digits] = CLASS_CODE_PATTERN.exec(typed.toLowerCase().replaceAll(/[\s-]/g, '')) ?? [];
  return letters && digits ? `${letters}-${digits}` : null;
}
