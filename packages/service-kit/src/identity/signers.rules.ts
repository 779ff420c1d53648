import type { PartName } from '@burrow/contracts';
import type { Identity } from './identity.ts';

/** Whether a part may say this of who asks: everybody of themselves, and of people only the gateway, which knows them. */
export const maySign = (signer: PartName, { role, service }: Pick<Identity, 'role' | 'service'>): boolean =>
  role === 'service' ? service === signer : service === null && signer === 'gateway';
