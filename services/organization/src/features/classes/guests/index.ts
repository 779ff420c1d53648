export { GuestsModule } from './guests.module.ts';
export { RAISE_VERSION } from './guests.queries.ts';
