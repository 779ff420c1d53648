import { type EventContract, EVENTS, type EventType, type ServiceName } from '@burrow/contracts';

/** Returns the events that a service subscribes to, except for these. */
export const subscribedTypes = (service: ServiceName, but: readonly EventType[]): readonly EventType[] =>
  (Object.entries(EVENTS) as [EventType, EventContract][]).flatMap(([type, { subscribers }]) =>
    subscribers.includes(service) && !but.includes(type) ? [type] : [],
  );
