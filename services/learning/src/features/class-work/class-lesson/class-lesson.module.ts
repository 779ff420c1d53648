import { Module } from '@nestjs/common';
import { LessonModule } from '../lesson/index.ts';
import { ClassLessonController } from './class-lesson.controller.ts';
import { ClassLessonService } from './class-lesson.service.ts';

@Module({
  imports: [LessonModule],
  controllers: [ClassLessonController],
  providers: [ClassLessonService],
})
export class ClassLessonModule {}
