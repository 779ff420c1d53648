import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { AccountCallsModule } from '../../../account/account-calls.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { UnusedStudentsController } from './unused-students.controller.ts';
import { UnusedStudentsJob } from './unused-students.job.ts';
import { UnusedStudentsRepository } from './unused-students.repository.ts';
import { SetUnusedMonthsService } from './set-unused-months.service.ts';

@Module({
  imports: [
    AccountCallsModule,
    AuditModule,
    OrganizationEventsModule,
    MembersModule,
    TypeOrmModule.forFeature([OrganizationEntity]),
  ],
  controllers: [UnusedStudentsController],
  providers: [SetUnusedMonthsService, UnusedStudentsJob, UnusedStudentsRepository],
})
export class UnusedStudentsModule {}
