import { Module } from '@nestjs/common';
import { LearnerExportController } from './learner-export.controller.ts';

@Module({ controllers: [LearnerExportController] })
export class LearnerExportModule {}
