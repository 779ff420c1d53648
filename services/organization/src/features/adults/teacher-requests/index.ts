export { TeacherRequestsModule } from './teacher-requests.module.ts';
