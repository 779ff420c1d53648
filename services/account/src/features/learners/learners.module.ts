import { Module } from '@nestjs/common';
import { ChangeStudentModule } from './change-student/index.ts';
import { ClassNeighboursModule } from './class-neighbours/index.ts';
import { FormerStudentsModule } from './former-students/index.ts';
import { ImportStudentsModule } from './import-students/index.ts';
import { MakeCardsModule } from './make-cards/index.ts';
import { MakeStudentsModule } from './make-students/index.ts';
import { NameLearnerModule } from './name-learner/index.ts';
import { SchoolActsModule } from './school-acts/index.ts';
import { StudentsModule } from './students/index.ts';
import { UnusedStudentsModule } from './unused-students/index.ts';

/** The students of parents and schools. */
@Module({
  imports: [
    ChangeStudentModule,
    ClassNeighboursModule,
    FormerStudentsModule,
    ImportStudentsModule,
    MakeCardsModule,
    MakeStudentsModule,
    NameLearnerModule,
    SchoolActsModule,
    StudentsModule,
    UnusedStudentsModule,
  ],
})
export class LearnersModule {}
