/** The key of a code's plain name. */
export const nameKey = (code: string): string => `codes.${code.replace('/', '.')}`;
