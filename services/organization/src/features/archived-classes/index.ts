export { ArchivedClassesController } from './archived-classes.controller.ts';
