import { clientNetwork } from '@burrow/service-kit';
import { createHmac } from 'node:crypto';

/** Returns the stored form of the network that a limit applies to: hashed with a salt that is deleted after the day. */
export const hashNetwork = (address: string, salt: Buffer): Buffer =>
  createHmac('sha256', salt).update(clientNetwork(address)).digest();
