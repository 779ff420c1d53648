import { Module } from '@nestjs/common';
import { MailModule } from '../../mails/mail/index.ts';
import { PasswordsModule } from '../../../passwords/passwords.module.ts';
import { ClosingsController } from './closings.controller.ts';
import { ClosingsService } from './closings.service.ts';

@Module({
  imports: [MailModule, PasswordsModule],
  controllers: [ClosingsController],
  providers: [ClosingsService],
})
export class ClosingModule {}
