export { CourseController } from './course.controller.ts';
export { CourseOfLearnerService } from './course-of-learner.service.ts';
export { CourseService } from './course.service.ts';
