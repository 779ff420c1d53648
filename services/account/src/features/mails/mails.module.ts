import { Module } from '@nestjs/common';
import { BillingMailsModule } from './billing-mails/index.ts';
import { MailModule } from './mail/index.ts';

/** Mails: each is queued in the transaction of what it reports. */
@Module({ imports: [BillingMailsModule, MailModule] })
export class MailsModule {}
