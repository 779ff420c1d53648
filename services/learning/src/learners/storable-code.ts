/** Code as the database can keep it: Python knows no NUL either. */
export const storableCode = (code: string): string => code.replaceAll('\0', '');
