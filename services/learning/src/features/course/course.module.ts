import { Module } from '@nestjs/common';
import { CourseController } from './course.controller.ts';
import { CourseService } from './course.service.ts';

@Module({ controllers: [CourseController], providers: [CourseService] })
export class CourseModule {}
