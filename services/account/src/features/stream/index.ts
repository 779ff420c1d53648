export { StreamModule } from './stream.module.ts';
