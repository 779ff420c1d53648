import { createHash } from 'node:crypto';
import { emailKey } from '../../people/keys.rules.ts';

/** An address as it is kept where only whether it is the same matters. */
export const hashRecipient = (address: string): Buffer =>
  createHash('sha256').update(emailKey(address)).digest();
