import type { ServiceName } from '@burrow/contracts';
import { IdentitySigner } from '../identity/identity-signer.ts';
import type { ServiceParts } from '../process/start-alone.ts';
import { ServiceClient } from './service-client.ts';

/** Hundreds of passwords may be hashed in one call. */
const TIMEOUT_MS = 60_000;

/** Returns the client with which a service calls others. */
export const clientOf = (part: ServiceName, { database, keys, places }: ServiceParts) =>
  new ServiceClient({
    part,
    signer: new IdentitySigner(part, keys.secret),
    places,
    timeoutMs: TIMEOUT_MS,
    onSend: () => database.demandNoTransaction('another service was called'),
  });
