import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExportEntity } from '../../../database/entities/export.entity.ts';
import { ExportPartEntity } from '../../../database/entities/export-part.entity.ts';
import { AccountCallsModule } from '../../../account/account-calls.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { GatherSchoolService } from './gather-school.service.ts';
import { MakeExportJob } from './make-export.job.ts';
import { SchoolExportController } from './school-export.controller.ts';
import { SchoolExportsRepository } from './school-exports.repository.ts';
import { AskForExportService } from './ask-for-export.service.ts';
import { DownloadExportService } from './download-export.service.ts';

@Module({
  imports: [
    AccountCallsModule,
    AuditModule,
    MembersModule,
    TypeOrmModule.forFeature([ExportEntity, ExportPartEntity]),
  ],
  controllers: [SchoolExportController],
  providers: [
    AskForExportService,
    DownloadExportService,
    GatherSchoolService,
    MakeExportJob,
    SchoolExportsRepository,
  ],
})
export class SchoolExportModule {}
