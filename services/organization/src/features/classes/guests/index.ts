export { GuestsModule } from './guests.module.ts';
export { RAISE_VERSION, REMOVE_ALL } from './guests.queries.ts';
