import { createHash } from 'node:crypto';

/** Returns the stored form of a code: of no use to anyone who reads the database. */
export const hashCode = (code: string): Buffer => createHash('sha256').update(code).digest();
