export { ClassLessonModule } from './class-lesson.module.ts';
