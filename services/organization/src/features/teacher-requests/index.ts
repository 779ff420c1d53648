export { AskToTeachService } from './ask-to-teach.service.ts';
export { OwnTeacherRequestController } from './own-teacher-request.controller.ts';
export { TeacherRequestsController } from './teacher-requests.controller.ts';
export { TeacherRequestsService } from './teacher-requests.service.ts';
