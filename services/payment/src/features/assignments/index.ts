export { AssignPurchaseService } from './assign-purchase.service.ts';
export { AssignmentsController } from './assignments.controller.ts';
export { StudentCoursesRepository } from './student-courses.repository.ts';
