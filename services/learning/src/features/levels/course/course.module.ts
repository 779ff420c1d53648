import { Module } from '@nestjs/common';
import { AccessModule } from '../../../access/access.module.ts';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { CourseOfLearnerService } from './course-of-learner.service.ts';
import { CourseController } from './course.controller.ts';
import { CourseService } from './course.service.ts';

@Module({
  imports: [AccessModule, LearnersModule],
  controllers: [CourseController],
  providers: [CourseOfLearnerService, CourseService],
})
export class CourseModule {}
