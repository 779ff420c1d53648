import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { FeedbackController } from './feedback.controller.ts';
import { SendFeedback } from './send-feedback.ts';

@Module({ imports: [MailModule], controllers: [FeedbackController], providers: [SendFeedback] })
export class FeedbackModule {}
