import { Module } from '@nestjs/common';
import { AttemptsModule } from '../../../attempts/attempts.module.ts';
import { MailModule } from '../../mails/mail/index.ts';
import { AskGrownUpController } from './ask-grown-up.controller.ts';
import { AskGrownUpService } from './ask-grown-up.service.ts';

@Module({
  imports: [AttemptsModule, MailModule],
  controllers: [AskGrownUpController],
  providers: [AskGrownUpService],
})
export class AskGrownUpModule {}
