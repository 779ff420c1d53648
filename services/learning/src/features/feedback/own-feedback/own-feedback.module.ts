import { Module } from '@nestjs/common';
import { OwnFeedbackController } from './own-feedback.controller.ts';

@Module({
  controllers: [OwnFeedbackController],
})
export class OwnFeedbackModule {}
