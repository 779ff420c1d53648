export { tellStream } from './stream-messages.queries.ts';
export { StreamModule } from './stream.module.ts';
