export { HandleEventService } from './handle-event.service.ts';
export { EVENT_QUEUE, ReceiveEventService } from './receive-event.service.ts';
export { ProviderEventsModule } from './events.module.ts';
