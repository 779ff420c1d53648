import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { TokensModule } from '../tokens/tokens.module.ts';
import { Invitations } from './invitations.ts';
import { LinksController } from './links.controller.ts';
import { TokenHolders } from './token-holders.ts';
import { TokenHoldersController } from './token-holders.controller.ts';

@Module({
  imports: [AuditModule, MailModule, TokensModule],
  controllers: [LinksController, TokenHoldersController],
  providers: [Invitations, TokenHolders],
})
export class LinksModule {}
