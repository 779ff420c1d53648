import { Module } from '@nestjs/common';
import { HandedInModule } from './handed-in/index.ts';
import { OwnFeedbackModule } from './own-feedback/index.ts';
import { RemarksModule } from './remarks/index.ts';

/** What teachers say about students' work, and what students hand in. */
@Module({ imports: [HandedInModule, OwnFeedbackModule, RemarksModule] })
export class FeedbackModule {}
