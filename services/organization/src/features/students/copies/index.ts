export { CopiesHandler } from './copies.handler.ts';
export { CopiesModule } from './copies.module.ts';
