import { Jobs } from '@burrow/service-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EmailEntity } from '../../../database/entities/email.entity.ts';
import { UnsubscriptionEntity } from '../../../database/entities/unsubscription.entity.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { MailLinksController } from './followed-links/mail-links.controller.ts';
import { OpenedMailsRepository } from './followed-links/opened-mails.repository.ts';
import { SubscriptionsRepository } from './followed-links/subscriptions.repository.ts';
import { MailQueueService, openMailQueue } from './mail-queue.service.ts';
import { NewsController } from './news/news.controller.ts';
import { NewsService } from './news/news.service.ts';
import { OutboxController } from './outbox/outbox.controller.ts';
import { StoredMailsRepository } from './outbox/stored-mails.repository.ts';
import { MailClient } from './sending/mail.client.ts';
import { MailLeasesRepository } from './sending/mail-leases.repository.ts';
import { MailSenderService } from './sending/mail-sender.service.ts';
import { MailSendingJob } from './sending/mail-sending.job.ts';
import { SendWaitingJob } from './sending/send-waiting.job.ts';

/** Mails: each is queued in the transaction of what it reports. */
@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([EmailEntity, UnsubscriptionEntity])],
  controllers: [MailLinksController, NewsController, OutboxController],
  providers: [
    {
      provide: MailQueueService,
      inject: [Jobs],
      useFactory: openMailQueue,
    },
    MailClient,
    MailLeasesRepository,
    MailSenderService,
    MailSendingJob,
    NewsService,
    OpenedMailsRepository,
    SendWaitingJob,
    StoredMailsRepository,
    SubscriptionsRepository,
  ],
  exports: [MailQueueService],
})
export class MailModule {}
