import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
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
  async queue({ identity, body }: ApiRequest<'queueEmails'>) {
    return { queued: await this.news.queueForAddresses(identity, body) };
  }

  @ApiRoute(ENDPOINTS.queueEmailsForAll)
  async queueForAll({ identity, query, body }: ApiRequest<'queueEmailsForAll'>) {
    const { recipient_email, ...letter } = query;
    const text = body?.text;
    return { queued: await this.news.queueForUsers(identity, { ...letter, text }, recipient_email) };
  }

  @ApiRoute(ENDPOINTS.sendEmails)
  send({ query: { rows } }: ApiRequest<'sendEmails'>) {
    return this.waiting.send(rows);
  }
}
