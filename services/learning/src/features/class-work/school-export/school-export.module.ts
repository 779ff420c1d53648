import { Module } from '@nestjs/common';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { SchoolExportController } from './school-export.controller.ts';

@Module({
  imports: [LearnersModule],
  controllers: [SchoolExportController],
})
export class SchoolExportModule {}
