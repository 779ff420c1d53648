import { Module } from '@nestjs/common';
import { OwnFeedbackController } from './own-feedback.controller.ts';
import { OwnFeedbackRepository } from './own-feedback.repository.ts';

@Module({
  controllers: [OwnFeedbackController],
  providers: [OwnFeedbackRepository],
})
export class OwnFeedbackModule {}
