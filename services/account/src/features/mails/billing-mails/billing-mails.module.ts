import { EventHandlers } from '@burrow/service-kit';
import { Module } from '@nestjs/common';
import { MailModule } from '../mail/index.ts';
import { BillingNoticeHandler } from './billing-notice.handler.ts';
import { CancelLinkHandler } from './cancel-link.handler.ts';
import { GiftHandler } from './gift.handler.ts';
import { InvoiceRequestHandler } from './invoice-request.handler.ts';
import { SupportNoticeHandler } from './support-notice.handler.ts';

/** What payment has to say to buyers, whose addresses it does not know, and to support. */
@Module({
  imports: [MailModule],
  providers: [
    BillingNoticeHandler,
    CancelLinkHandler,
    GiftHandler,
    InvoiceRequestHandler,
    SupportNoticeHandler,
  ],
})
export class BillingMailsModule {
  constructor(
    events: EventHandlers,
    notices: BillingNoticeHandler,
    links: CancelLinkHandler,
    gifts: GiftHandler,
    invoices: InvoiceRequestHandler,
    support: SupportNoticeHandler,
  ) {
    events.on('payment/notice', (data, tx) => notices.write(data, tx));
    events.on('payment/cancel-link-made', (data, tx) => links.write(data, tx));
    events.on('payment/gift-paid', (data, tx) => gifts.write(data, tx));
    events.on('payment/support-notice', (data, tx) => support.write(data, tx));
    events.on('payment/invoice-requested', (data, tx) => invoices.write(data, tx));
  }
}
