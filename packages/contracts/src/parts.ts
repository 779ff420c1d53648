import { SERVICE_NAMES, type ServiceName } from './services.table.ts';

const TO_COME = ['payment'] as const;

/** A part of the platform that makes internal calls or sends events. */
export type PartName = 'gateway' | ServiceName | (typeof TO_COME)[number];

/** Every part: the gateway, the services, and those still to come. */
export const PARTS: readonly PartName[] = [...new Set<PartName>(['gateway', ...SERVICE_NAMES, ...TO_COME])];
