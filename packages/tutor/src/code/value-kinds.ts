const bare = (shown: string): string =>
  shown.replaceAll(/^(["'])(.*)\1$/gu, '$2').replace(/\.0$/u, ''); // prettier-ignore

/** Whether two values, as Python shows them, are the same but for their kind: 4 and "4", True and "True". */
export const isKindApart = (found: string, wanted: string): boolean =>
  found !== wanted && bare(found) === bare(wanted);
