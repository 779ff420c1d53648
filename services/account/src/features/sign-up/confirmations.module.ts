import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { TokensModule } from '../tokens/tokens.module.ts';
import { Confirmations } from './confirmations.ts';

@Module({ imports: [MailModule, TokensModule], providers: [Confirmations], exports: [Confirmations] })
export class ConfirmationsModule {}
