import {
  ENDPOINTS, type QueueEmails, QueueEmailsSchema, QueueForAllBodySchema, QueueForAllQuerySchema, SendEmailsQuerySchema,
} from '@burrow/contracts'; // prettier-ignore
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Query } from '@nestjs/common';
import type { z } from 'zod';
import { SendWaitingJob } from '../sending/send-waiting.job.ts';
import { NewsService } from './news.service.ts';

/** What staff do with mails. */
@Controller()
export class NewsController {
  constructor(
    private readonly news: NewsService,
    private readonly waiting: SendWaitingJob,
  ) {}

  @ApiRoute(ENDPOINTS.queueEmails)
  async queue(@CurrentIdentity() identity: Identity, @Body({ schema: QueueEmailsSchema }) body: QueueEmails) {
    return { queued: await this.news.queueForAddresses(identity, body) };
  }

  @ApiRoute(ENDPOINTS.queueEmailsForAll)
  async queueForAll(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: QueueForAllQuerySchema }) query: z.infer<typeof QueueForAllQuerySchema>,
    @Body({ schema: QueueForAllBodySchema }) body: z.infer<typeof QueueForAllBodySchema>,
  ) {
    const { recipient_email, ...letter } = query;
    const text = body?.text;
    return { queued: await this.news.queueForUsers(identity, { ...letter, text }, recipient_email) };
  }

  @ApiRoute(ENDPOINTS.sendEmails)
  send(@Query({ schema: SendEmailsQuerySchema }) { rows }: z.infer<typeof SendEmailsQuerySchema>) {
    return this.waiting.send(rows);
  }
}
