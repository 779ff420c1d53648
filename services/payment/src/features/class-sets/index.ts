export { ClassSetsModule } from './class-sets.module.ts';
