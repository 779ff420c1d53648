export { ChangeClassesService } from './change-classes.service.ts';
export { shownClass } from './shown-class.ts';
export { ManageClassesModule } from './manage-classes.module.ts';
