import { Module } from '@nestjs/common';
import { MailModule } from '../../mails/mail/index.ts';
import { FeedbackController } from './feedback.controller.ts';
import { SendFeedbackService } from './send-feedback.service.ts';

@Module({
  imports: [MailModule],
  controllers: [FeedbackController],
  providers: [SendFeedbackService],
})
export class FeedbackModule {}
