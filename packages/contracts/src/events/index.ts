import type { z } from 'zod';
import { ACCOUNT_EVENTS } from './account.events.ts';
import { LEARNING_EVENTS } from './learning.events.ts';
import { ORGANIZATION_EVENTS } from './organization.events.ts';
import { PAYMENT_EVENTS } from './payment.events.ts';
import type { EventContract } from './event.ts';

export { SCHOOL_NOTICES, type SchoolNotice } from './organization.events.ts';
export { BILLING_NOTICES, type BillingNotice } from './payment.events.ts';
export type { EventContract } from './event.ts';

/** Every event that a service sends, with the services that subscribe to it. */
export const EVENTS = {
  ...ACCOUNT_EVENTS,
  ...LEARNING_EVENTS,
  ...ORGANIZATION_EVENTS,
  ...PAYMENT_EVENTS,
} satisfies Record<string, EventContract>;

export type EventType = keyof typeof EVENTS;
export type EventData<Type extends EventType> = z.output<(typeof EVENTS)[Type]['data']>;

/** An event in transit. */
export interface PlatformEvent<Type extends EventType = EventType> {
  readonly id: string;
  readonly type: Type;
  /** ISO time of the change. */
  readonly at: string;
  readonly data: EventData<Type>;
}
