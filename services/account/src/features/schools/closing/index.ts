export { ClosingModule } from './closing.module.ts';
