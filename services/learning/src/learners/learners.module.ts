import { Module } from '@nestjs/common';
import { ClassAccessService } from './class-access.service.ts';
import { ClassNewsService } from './class-news.service.ts';
import { CompletionEventsService } from './completion-events.service.ts';
import { LearnerAskedService } from './learner-asked.service.ts';
import { LearnerContextRepository } from './learner-context.repository.ts';
import { StudentAccessService } from './student-access.service.ts';
import { WorkRepository } from './work.repository.ts';

@Module({
  providers: [
    ClassAccessService,
    ClassNewsService,
    CompletionEventsService,
    LearnerAskedService,
    LearnerContextRepository,
    StudentAccessService,
    WorkRepository,
  ],
  exports: [
    ClassAccessService,
    ClassNewsService,
    CompletionEventsService,
    LearnerAskedService,
    LearnerContextRepository,
    StudentAccessService,
    WorkRepository,
  ],
})
export class LearnersModule {}
