export { EventsController } from './events.controller.ts';
export { HandleEventService } from './handle-event.service.ts';
export { HandleEventsJob } from './handle-events.job.ts';
export { EVENT_QUEUE, ReceiveEventService } from './receive-event.service.ts';
