import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClassAssignmentEntity } from '../../../database/entities/class-assignment.entity.ts';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { AssignmentsRepository } from './assignments.repository.ts';
import { ChangeAssignmentsService } from './change-assignments.service.ts';
import { ClassAssignmentsController } from './class-assignments.controller.ts';
import { OwnAssignmentsController } from './own-assignments.controller.ts';

@Module({
  imports: [LearnersModule, TypeOrmModule.forFeature([ClassAssignmentEntity])],
  controllers: [ClassAssignmentsController, OwnAssignmentsController],
  providers: [AssignmentsRepository, ChangeAssignmentsService],
})
export class ClassAssignmentsModule {}
