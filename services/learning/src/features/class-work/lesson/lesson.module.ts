import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LessonFocusEntity } from '../../../database/entities/lesson-focus.entity.ts';
import { AccessModule } from '../../../access/access.module.ts';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { ClassFocusController } from './class-focus.controller.ts';
import { ClassFocusService } from './class-focus.service.ts';
import { LooksController } from './looks.controller.ts';
import { LooksService } from './looks.service.ts';
import { OwnLessonController } from './own-lesson.controller.ts';
import { OwnLessonService } from './own-lesson.service.ts';

@Module({
  imports: [AccessModule, LearnersModule, TypeOrmModule.forFeature([LessonFocusEntity])],
  controllers: [ClassFocusController, LooksController, OwnLessonController],
  providers: [ClassFocusService, LooksService, OwnLessonService],
  exports: [ClassFocusService],
})
export class LessonModule {}
