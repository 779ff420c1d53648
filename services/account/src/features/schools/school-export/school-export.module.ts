import { Module } from '@nestjs/common';
import { SchoolExportController } from './school-export.controller.ts';

@Module({
  controllers: [SchoolExportController],
})
export class SchoolExportModule {}
