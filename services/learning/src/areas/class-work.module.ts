import { Module } from '@nestjs/common';
import {
  AssignmentsRepository,
  ChangeAssignmentsService,
  ClassAssignmentsController,
  OwnAssignmentsController,
} from '../features/class-assignments/index.ts';
import { ClassProgressController } from '../features/class-progress/index.ts';

/** What those who teach a class see of it. */
@Module({
  controllers: [ClassAssignmentsController, ClassProgressController, OwnAssignmentsController],
  providers: [AssignmentsRepository, ChangeAssignmentsService],
})
export class ClassWorkModule {}
