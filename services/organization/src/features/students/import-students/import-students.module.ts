import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExternalIdEntity } from '../../../database/entities/external-id.entity.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { AccountCallsModule } from '../../../account/account-calls.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { CheckImportService } from './check-import.service.ts';
import { ImportStudentsService } from './import-students.service.ts';
import { ImportsController } from './imports.controller.ts';
import { ImportsRepository } from './imports.repository.ts';
import { RunImportService } from './run-import.service.ts';

@Module({
  imports: [
    AccountCallsModule,
    MembersModule,
    TypeOrmModule.forFeature([ExternalIdEntity, OrganizationEntity]),
  ],
  controllers: [ImportsController],
  providers: [CheckImportService, ImportStudentsService, ImportsRepository, RunImportService],
})
export class ImportStudentsModule {}
