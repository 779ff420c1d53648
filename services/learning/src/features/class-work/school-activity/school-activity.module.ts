import { Module } from '@nestjs/common';
import { SchoolActivityController } from './school-activity.controller.ts';
import { SchoolActivityRepository } from './school-activity.repository.ts';

@Module({
  controllers: [SchoolActivityController],
  providers: [SchoolActivityRepository],
})
export class SchoolActivityModule {}
