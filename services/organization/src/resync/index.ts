export { resyncEvents } from './resync-events.ts';
