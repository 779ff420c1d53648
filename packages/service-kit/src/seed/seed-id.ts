import { uuidOf } from '../ids/uuid-of.ts';

/** Returns a UUID that is always the same for a name, so that a second run finds what the first one created. */
export const seedId = (name: string): string => uuidOf(`burrow seed ${name}`);
