import { Module } from '@nestjs/common';
import { MailModule } from '../../mails/mail/index.ts';
import { UnusedPupilsController } from './unused-pupils.controller.ts';

@Module({
  imports: [MailModule],
  controllers: [UnusedPupilsController],
})
export class UnusedPupilsModule {}
