import { createHash } from 'node:crypto';
import { emailKey } from '../../../people/keys.rules.ts';

/** Returns an address in the form in which it is stored where it is only compared. */
export const hashRecipient = (address: string): Buffer =>
  createHash('sha256').update(emailKey(address)).digest();
