import { SERVICE_NAMES, type ServiceName } from './services.table.ts';

/** A part of the platform that makes internal calls or sends events. */
export type PartName = 'gateway' | ServiceName;

/** Every part: the gateway and the services. */
export const PARTS: readonly PartName[] = ['gateway', ...SERVICE_NAMES];
