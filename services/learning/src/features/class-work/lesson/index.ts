export { ClassFocusService } from './class-focus.service.ts';
export { LessonModule } from './lesson.module.ts';
