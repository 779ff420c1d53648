import { Module } from '@nestjs/common';
import { CompletedCourseController } from './completed-course.controller.ts';
import { CompletedCourseRepository } from './completed-course.repository.ts';

@Module({
  controllers: [CompletedCourseController],
  providers: [CompletedCourseRepository],
})
export class CompletedCourseModule {}
