export { AdoptionHandler } from './adoption.handler.ts';
export { AdoptionModule } from './adoption.module.ts';
