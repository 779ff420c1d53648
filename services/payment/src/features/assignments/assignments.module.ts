import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssignmentEntity } from '../../database/entities/assignment.entity.ts';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { ComputedModule } from '../../computed/computed.module.ts';
import { AssignPurchaseService } from './assign-purchase.service.ts';
import { AssignmentsController } from './assignments.controller.ts';
import { StudentCoursesRepository } from './student-courses.repository.ts';

@Module({
  imports: [AccountsModule, ComputedModule, TypeOrmModule.forFeature([AssignmentEntity])],
  controllers: [AssignmentsController],
  providers: [AssignPurchaseService, StudentCoursesRepository],
})
export class AssignmentsModule {}
