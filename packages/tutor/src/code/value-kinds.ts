const bare = (shown: string): string => shown.replaceAll(/^(["'])(.*)\1$/gu, '$2').replace(/\.0$/u, '');

/** Whether two values, as Python shows them, differ only in type: 4 and "4", True and "True". */
export const isKindApart = (found: string, wanted: string): boolean =>
  found !== wanted && bare(found) === bare(wanted);

/** Matches a value that results from a comma in place of a decimal point: `2,5` for `2.5`. */
export const TWO_NUMBERS = /^\(-?\d+, \d+\)$/u;
