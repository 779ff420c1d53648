export { LessonModule } from './lesson.module.ts';
