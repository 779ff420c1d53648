import { Module } from '@nestjs/common';
import { SchoolExportController } from './school-export.controller.ts';
import { ExportedStudentsRepository } from './exported-students.repository.ts';

@Module({
  controllers: [SchoolExportController],
  providers: [ExportedStudentsRepository],
})
export class SchoolExportModule {}
