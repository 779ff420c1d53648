const HASH_IN_NAME = /[.-][0-9a-f]{8,}\.[\w.]+$/;

/** Whether an address changes with what is there: `/main.1a2b3c4d.js`. */
export const hasHash = (pathname: string): boolean => HASH_IN_NAME.test(pathname);
