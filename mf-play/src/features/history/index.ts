export { History } from './history.part.ts';
