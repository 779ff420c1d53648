import { Module } from '@nestjs/common';
import { MakeStudentsController } from '../features/make-students/make-students.controller.ts';
import { MakeStudentsService } from '../features/make-students/make-students.service.ts';
import { StudentMakerService } from '../features/make-students/student-maker.service.ts';
import { StudentRequestsRepository } from '../features/make-students/student-requests.repository.ts';
import { AddStudentService } from '../features/students/add-student/add-student.service.ts';
import { FamilyService } from '../features/students/family/family.service.ts';
import { GenerateUsernameController } from '../features/students/generate-username/generate-username.controller.ts';
import { GenerateUsernameService } from '../features/students/generate-username/generate-username.service.ts';
import { MakeLoginCardService } from '../features/students/login-card/make-login-card.service.ts';
import { RemoveStudentService } from '../features/students/remove-student/remove-student.service.ts';
import { StudentsController } from '../features/students/students.controller.ts';
import { StudentPasswordService } from '../features/students/update-student/student-password.service.ts';
import { UpdateStudentService } from '../features/students/update-student/update-student.service.ts';
import { UsernamesRepository } from '../features/students/usernames/usernames.repository.ts';

/** The students of parents and organisations. */
@Module({
  controllers: [GenerateUsernameController, MakeStudentsController, StudentsController],
  providers: [
    AddStudentService,
    FamilyService,
    GenerateUsernameService,
    MakeLoginCardService,
    MakeStudentsService,
    RemoveStudentService,
    StudentMakerService,
    StudentPasswordService,
    StudentRequestsRepository,
    UpdateStudentService,
    UsernamesRepository,
  ],
})
export class StudentsModule {}
