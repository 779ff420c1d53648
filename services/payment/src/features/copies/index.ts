export { CopiesModule } from './copies.module.ts';
