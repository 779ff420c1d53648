import { Module } from '@nestjs/common';
import { MakeStudentsController } from '../features/make-students/make-students.controller.ts';
import { MakeStudents } from '../features/make-students/make-students.ts';
import { StudentMaker } from '../features/make-students/student-maker.ts';
import { StudentRequests } from '../features/make-students/student-requests.repository.ts';
import { AddStudent } from '../features/students/add-student/add-student.ts';
import { Family } from '../features/students/family/family.ts';
import { GenerateUsernameController } from '../features/students/generate-username/generate-username.controller.ts';
import { GenerateUsername } from '../features/students/generate-username/generate-username.ts';
import { MakeLoginCard } from '../features/students/login-card/make-login-card.ts';
import { RemoveStudent } from '../features/students/remove-student/remove-student.ts';
import { StudentsController } from '../features/students/students.controller.ts';
import { StudentPassword } from '../features/students/update-student/student-password.ts';
import { UpdateStudent } from '../features/students/update-student/update-student.ts';
import { Usernames } from '../features/students/usernames/usernames.ts';

/** The students of parents and organisations. */
@Module({
  controllers: [GenerateUsernameController, MakeStudentsController, StudentsController],
  providers: [
    AddStudent,
    Family,
    GenerateUsername,
    MakeLoginCard,
    MakeStudents,
    RemoveStudent,
    StudentMaker,
    StudentPassword,
    StudentRequests,
    UpdateStudent,
    Usernames,
  ],
})
export class StudentsModule {}
