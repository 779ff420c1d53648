import { Module } from '@nestjs/common';
import { SchoolActivityController } from './school-activity.controller.ts';

@Module({
  controllers: [SchoolActivityController],
})
export class SchoolActivityModule {}
