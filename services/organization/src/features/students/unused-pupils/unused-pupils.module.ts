import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { AccountCallsModule } from '../../../account/account-calls.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { UnusedPupilsController } from './unused-pupils.controller.ts';
import { UnusedPupilsJob } from './unused-pupils.job.ts';
import { UnusedPupilsRepository } from './unused-pupils.repository.ts';
import { SetUnusedMonthsService } from './set-unused-months.service.ts';

@Module({
  imports: [
    AccountCallsModule,
    AuditModule,
    OrganizationEventsModule,
    MembersModule,
    TypeOrmModule.forFeature([OrganizationEntity]),
  ],
  controllers: [UnusedPupilsController],
  providers: [SetUnusedMonthsService, UnusedPupilsJob, UnusedPupilsRepository],
})
export class UnusedPupilsModule {}
