export { AdoptionHandler } from './adoption.handler.ts';
