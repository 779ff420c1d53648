export { ChangeClassesService } from './change-classes.service.ts';
export { ClassesController } from './classes.controller.ts';
export { ClassListRepository } from './class-list.repository.ts';
export { shownClass } from './shown-class.ts';
