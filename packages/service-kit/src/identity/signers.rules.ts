import type { PartName } from '@burrow/contracts';
import type { Identity } from './identity.ts';

/** Whether a part may sign this identity: each part its own, and only the gateway those of people. */
export const maySign = (signer: PartName, { role, service }: Pick<Identity, 'role' | 'service'>): boolean =>
  role === 'service' ? service === signer : service === null && signer === 'gateway';
