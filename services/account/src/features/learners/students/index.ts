export { FamilyService } from './family/family.service.ts';
export { setDetails } from './update-student/student-details.ts';
export { StudentPasswordService } from './update-student/student-password.service.ts';
export { StudentsModule } from './students.module.ts';
