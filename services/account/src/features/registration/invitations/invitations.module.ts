import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TokenEntity } from '../../../database/entities/token.entity.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { MailModule } from '../../mails/mail/index.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { TokensModule } from '../../../tokens/tokens.module.ts';
import { InternalInvitationsController } from './internal-invitations.controller.ts';
import { InvitationsService } from './invitations.service.ts';
import { LinksController } from './links.controller.ts';
import { OpenInvitationsRepository } from './open-invitations.repository.ts';
import { TokenHoldersController } from './token-holders.controller.ts';
import { TokenHoldersRepository } from './token-holders.repository.ts';

@Module({
  imports: [
    AuditModule,
    MailModule,
    PeopleModule,
    TokensModule,
    TypeOrmModule.forFeature([OrganizationEntity, TokenEntity, UserEntity]),
  ],
  controllers: [InternalInvitationsController, LinksController, TokenHoldersController],
  providers: [InvitationsService, OpenInvitationsRepository, TokenHoldersRepository],
})
export class InvitationsModule {}
