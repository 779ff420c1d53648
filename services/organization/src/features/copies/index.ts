export { CopiesHandler } from './copies.handler.ts';
