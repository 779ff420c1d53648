import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { MailModule } from '../../mails/mail/index.ts';
import { PasswordsModule } from '../../../passwords/passwords.module.ts';
import { ClosingsController } from './closings.controller.ts';
import { ClosingsService } from './closings.service.ts';

@Module({
  imports: [MailModule, PasswordsModule, TypeOrmModule.forFeature([OrganizationEntity, UserEntity])],
  controllers: [ClosingsController],
  providers: [ClosingsService],
})
export class ClosingModule {}
