import { Module } from '@nestjs/common';
import { MailModule } from '../../mails/mail/index.ts';
import { UnusedPupilsController } from './unused-pupils.controller.ts';
import { UnusedPupilsRepository } from './unused-pupils.repository.ts';
import { AnnounceUnusedPupilsService } from './announce-unused-pupils.service.ts';

@Module({
  imports: [MailModule],
  controllers: [UnusedPupilsController],
  providers: [AnnounceUnusedPupilsService, UnusedPupilsRepository],
})
export class UnusedPupilsModule {}
