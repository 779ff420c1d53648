const bare = (shown: string): string =>
  shown.replaceAll(/^(["'])(.*)\1$/gu, '$2').replace(/\.0$/u, ''); // prettier-ignore

/** Whether two values, as Python shows them, are the same but for their kind: 4 and "4", True and "True". */
export const isKindApart = (found: string, wanted: string): boolean =>
  found !== wanted && bare(found) === bare(wanted);

/** A value that is shown like this comes of a comma where a number has its dot: `2,5` for `2.5`. */
export const TWO_NUMBERS = /^\(-?\d+, \d+\)$/u;
