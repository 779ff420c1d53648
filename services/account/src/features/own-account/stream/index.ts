export { StreamHubService } from './stream-hub.service.ts';
export { tellStream } from './stream-messages.queries.ts';
export { StreamModule } from './stream.module.ts';
export { teaches } from './stream.rules.ts';
