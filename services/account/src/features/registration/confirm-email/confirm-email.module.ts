import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { LanguageModule } from '../../own-account/language/index.ts';
import { MailModule } from '../../mails/mail/index.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { SessionsModule } from '../../../sessions/sessions.module.ts';
import { TokensModule } from '../../../tokens/tokens.module.ts';
import { ChangeAddressService } from './change-address.service.ts';
import { ConfirmAddressService } from './confirm-address.service.ts';
import { ConfirmEmailController } from './confirm-email.controller.ts';
import { SpendEmailTokenService } from './spend-email-token.service.ts';

@Module({
  imports: [
    AuditModule,
    LanguageModule,
    MailModule,
    PeopleModule,
    SessionsModule,
    TokensModule,
    TypeOrmModule.forFeature([StudentEntity, UserEntity]),
  ],
  controllers: [ConfirmEmailController],
  providers: [ChangeAddressService, ConfirmAddressService, SpendEmailTokenService],
})
export class ConfirmEmailModule {}
