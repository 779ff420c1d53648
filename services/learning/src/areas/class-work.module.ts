import { Module } from '@nestjs/common';
import {
  AssignmentsRepository,
  ChangeAssignmentsService,
  ClassAssignmentsController,
  OwnAssignmentsController,
} from '../features/class-assignments/index.ts';
import { ClassFailuresController } from '../features/class-failures/index.ts';
import { ClassProgressController } from '../features/class-progress/index.ts';
import { StudentRunsController } from '../features/student-runs/index.ts';
import { RunOutcomeController } from '../features/run-outcome/index.ts';

/** What those who teach a class see of it. */
@Module({
  controllers: [
    ClassAssignmentsController,
    ClassFailuresController,
    ClassProgressController,
    OwnAssignmentsController,
    RunOutcomeController,
    StudentRunsController,
  ],
  providers: [AssignmentsRepository, ChangeAssignmentsService],
})
export class ClassWorkModule {}
