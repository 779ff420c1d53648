export { CourseController } from './course.controller.ts';
export { CourseService } from './course.service.ts';
