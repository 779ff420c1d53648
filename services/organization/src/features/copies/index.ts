export { ArrivalsService } from './arrivals.service.ts';
export { CopiesHandler } from './copies.handler.ts';
