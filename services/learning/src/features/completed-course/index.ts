export { CompletedCourseController } from './completed-course.controller.ts';
