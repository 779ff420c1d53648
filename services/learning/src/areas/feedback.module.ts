import { Module } from '@nestjs/common';
import { HandedInController, HandedInRepository, HandInService } from '../features/handed-in/index.ts';
import { OwnFeedbackController } from '../features/own-feedback/index.ts';
import { RemarksController, RemarksRepository, RemarkWriterService } from '../features/remarks/index.ts';

/** What teachers say about students' work. */
@Module({
  controllers: [HandedInController, OwnFeedbackController, RemarksController],
  providers: [HandedInRepository, HandInService, RemarksRepository, RemarkWriterService],
})
export class FeedbackModule {}
