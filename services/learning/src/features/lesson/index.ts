export { ClassFocusController } from './class-focus.controller.ts';
export { ClassFocusService } from './class-focus.service.ts';
export { LooksController } from './looks.controller.ts';
export { LooksService } from './looks.service.ts';
export { OwnLessonController } from './own-lesson.controller.ts';
export { OwnLessonService } from './own-lesson.service.ts';
