import { createHash } from 'node:crypto';

/** Returns an id as it is kept: an address, by which some systems know people, as its hash only. */
export const keptId = (id: string): string =>
  id.includes('@') ? `sha256:${createHash('sha256').update(id.trim().toLowerCase()).digest('hex')}` : id;
