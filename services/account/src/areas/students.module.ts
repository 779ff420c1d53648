import { Module } from '@nestjs/common';
import { ChangePupilController, ChangePupilService } from '../features/change-pupil/index.ts';
import { CheckStudentsService, ImportStudentsController } from '../features/import-students/index.ts';
import { MakeCardsController, MakeCardsService } from '../features/make-cards/index.ts';
import { FormerPupilsController, FormerPupilsService } from '../features/former-pupils/index.ts';
import { NameLearnerController } from '../features/name-learner/index.ts';
import {
  MakeStudentsController,
  MakeStudentsService,
  StudentMakerService,
  StudentRequestsRepository,
  WriteStudentsService,
} from '../features/make-students/index.ts';
import { SchoolExportController } from '../features/school-export/index.ts';
import { UnusedPupilsController } from '../features/unused-pupils/index.ts';
import {
  AddStudentService,
  FamilyService,
  GenerateUsernameController,
  GenerateUsernameService,
  MakeLoginCardService,
  RemoveStudentService,
  StudentPasswordService,
  StudentsController,
  TakeOverController,
  TakeOverStudentService,
  UpdateStudentService,
  UsernamesRepository,
} from '../features/students/index.ts';

/** The students of parents and organisations. */
@Module({
  controllers: [
    ChangePupilController,
    FormerPupilsController,
    GenerateUsernameController,
    ImportStudentsController,
    MakeCardsController,
    MakeStudentsController,
    NameLearnerController,
    SchoolExportController,
    StudentsController,
    UnusedPupilsController,
    TakeOverController,
  ],
  providers: [
    AddStudentService,
    ChangePupilService,
    CheckStudentsService,
    FamilyService,
    FormerPupilsService,
    GenerateUsernameService,
    MakeCardsService,
    MakeLoginCardService,
    MakeStudentsService,
    RemoveStudentService,
    StudentMakerService,
    StudentPasswordService,
    StudentRequestsRepository,
    TakeOverStudentService,
    UpdateStudentService,
    UsernamesRepository,
    WriteStudentsService,
  ],
})
export class StudentsModule {}
