export { ClassEntryModule } from './class-entry.module.ts';
