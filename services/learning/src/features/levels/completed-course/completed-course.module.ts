import { Module } from '@nestjs/common';
import { CompletedCourseController } from './completed-course.controller.ts';

@Module({
  controllers: [CompletedCourseController],
})
export class CompletedCourseModule {}
