import { createHmac } from 'node:crypto';
import { clientNetwork } from './networks-of.ts';

/** Returns the stored form of the network that a limit applies to: hashed with a salt that is deleted with what is counted. */
export const hashNetwork = (address: string, salt: Buffer): Buffer =>
  createHmac('sha256', salt).update(clientNetwork(address)).digest();
