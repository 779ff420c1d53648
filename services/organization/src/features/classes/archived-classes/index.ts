export { ArchivedClassesModule } from './archived-classes.module.ts';
