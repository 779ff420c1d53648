import { Module } from '@nestjs/common';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { SchoolExportController } from './school-export.controller.ts';
import { ExportedAssignmentsRepository } from './exported-assignments.repository.ts';

@Module({
  imports: [LearnersModule],
  controllers: [SchoolExportController],
  providers: [ExportedAssignmentsRepository],
})
export class SchoolExportModule {}
