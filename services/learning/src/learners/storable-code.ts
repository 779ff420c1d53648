/** Returns code in a form that the database can store: Python does not allow NUL either. */
export const storableCode = (code: string): string => code.replaceAll('\0', '');
