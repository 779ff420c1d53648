import { Module } from '@nestjs/common';
import { ChangePupilModule } from './change-pupil/index.ts';
import { ClassNeighboursModule } from './class-neighbours/index.ts';
import { FormerPupilsModule } from './former-pupils/index.ts';
import { ImportStudentsModule } from './import-students/index.ts';
import { MakeCardsModule } from './make-cards/index.ts';
import { MakeStudentsModule } from './make-students/index.ts';
import { NameLearnerModule } from './name-learner/index.ts';
import { StudentsModule } from './students/index.ts';
import { UnusedPupilsModule } from './unused-pupils/index.ts';

/** The students of parents and schools. */
@Module({
  imports: [
    ChangePupilModule,
    ClassNeighboursModule,
    FormerPupilsModule,
    ImportStudentsModule,
    MakeCardsModule,
    MakeStudentsModule,
    NameLearnerModule,
    StudentsModule,
    UnusedPupilsModule,
  ],
})
export class LearnersModule {}
