import { Jobs } from '@burrow/service-kit';
import { Global, Module } from '@nestjs/common';
import { MailLinksController } from './links/mail-links.controller.ts';
import { Subscriptions } from './links/subscriptions.ts';
import { MAIL_JOBS, MailQueue, NEWS_JOBS } from './mail-queue.ts';
import { NewsController } from './news/news.controller.ts';
import { News } from './news/news.ts';
import { OutboxController } from './outbox/outbox.controller.ts';
import { MailCarrier } from './sending/mail-carrier.ts';
import { MailLeases } from './sending/mail-leases.ts';
import { MailSender } from './sending/mail-sender.ts';
import { MailWorker } from './sending/mail-worker.ts';
import { SendWaiting } from './sending/send-waiting.ts';

/** The mails: whoever causes one queues it in the transaction of what it tells of. */
@Global()
@Module({
  controllers: [MailLinksController, NewsController, OutboxController],
  providers: [
    {
      provide: MailQueue,
      inject: [Jobs],
      useFactory: async (jobs: Jobs) => {
        for (const queue of [MAIL_JOBS, NEWS_JOBS]) await jobs.open(queue);
        return new MailQueue(jobs);
      },
    },
    MailCarrier,
    MailLeases,
    MailSender,
    MailWorker,
    News,
    SendWaiting,
    Subscriptions,
  ],
  exports: [MailQueue],
})
export class MailModule {}
