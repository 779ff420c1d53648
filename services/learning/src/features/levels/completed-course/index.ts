export { CompletedCourseModule } from './completed-course.module.ts';
