import { Module } from '@nestjs/common';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { AssignmentsRepository } from './assignments.repository.ts';
import { ChangeAssignmentsService } from './change-assignments.service.ts';
import { ClassAssignmentsController } from './class-assignments.controller.ts';
import { OwnAssignmentsController } from './own-assignments.controller.ts';

@Module({
  imports: [LearnersModule],
  controllers: [ClassAssignmentsController, OwnAssignmentsController],
  providers: [AssignmentsRepository, ChangeAssignmentsService],
})
export class ClassAssignmentsModule {}
