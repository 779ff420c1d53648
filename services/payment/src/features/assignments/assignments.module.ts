import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { ComputedModule } from '../../computed/computed.module.ts';
import { AssignPurchaseService } from './assign-purchase.service.ts';
import { AssignmentsController } from './assignments.controller.ts';
import { StudentCoursesRepository } from './student-courses.repository.ts';

@Module({
  imports: [AccountsModule, ComputedModule],
  controllers: [AssignmentsController],
  providers: [AssignPurchaseService, StudentCoursesRepository],
})
export class AssignmentsModule {}
