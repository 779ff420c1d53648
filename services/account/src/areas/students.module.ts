import { Module } from '@nestjs/common';
import { ChangePupilController, ChangePupilService } from '../features/change-pupil/index.ts';
import {
  MakeStudentsController,
  MakeStudentsService,
  StudentMakerService,
  StudentRequestsRepository,
} from '../features/make-students/index.ts';
import {
  AddStudentService,
  FamilyService,
  GenerateUsernameController,
  GenerateUsernameService,
  MakeLoginCardService,
  RemoveStudentService,
  StudentPasswordService,
  StudentsController,
  UpdateStudentService,
  UsernamesRepository,
} from '../features/students/index.ts';

/** The students of parents and organisations. */
@Module({
  controllers: [
    ChangePupilController,
    GenerateUsernameController,
    MakeStudentsController,
    StudentsController,
  ],
  providers: [
    AddStudentService,
    ChangePupilService,
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
