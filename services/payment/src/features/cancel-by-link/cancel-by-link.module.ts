import { EventHandlers } from '@burrow/service-kit';
import { Module } from '@nestjs/common';
import { RefundsModule } from '../refunds/index.ts';
import { SubscriptionsModule } from '../subscriptions/index.ts';
import { CompleteDeclarationsJob } from './complete-declarations.job.ts';
import { CancelByLinkController } from './cancel-by-link.controller.ts';
import { MakeLinksHandler } from './make-links.handler.ts';
import { CancelLinksRepository } from './cancel-links.repository.ts';

@Module({
  imports: [RefundsModule, SubscriptionsModule],
  controllers: [CancelByLinkController],
  providers: [CancelLinksRepository, CompleteDeclarationsJob, MakeLinksHandler],
})
export class CancelByLinkModule {
  constructor(handlers: EventHandlers, links: MakeLinksHandler) {
    handlers.on('account/cancellation-asked', (data, tx) => links.make(data, tx));
  }
}
