import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountCallsModule } from '../../../account/account-calls.module.ts';
import { ClassEntryEntity } from '../../../database/entities/class-entry.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { ClassEntriesService } from './class-entries.service.ts';
import { ClassEntryController } from './class-entry.controller.ts';
import { ShownEntryService } from './shown-entry.service.ts';

@Module({
  imports: [
    AccountCallsModule,
    OrganizationEventsModule,
    MembersModule,
    TypeOrmModule.forFeature([ClassEntryEntity, StudentEntity]),
  ],
  controllers: [ClassEntryController],
  providers: [ClassEntriesService, ShownEntryService],
})
export class ClassEntryModule {}
