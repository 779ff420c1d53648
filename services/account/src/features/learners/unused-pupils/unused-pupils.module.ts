import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { MailModule } from '../../mails/mail/index.ts';
import { UnusedPupilsController } from './unused-pupils.controller.ts';
import { UnusedPupilsRepository } from './unused-pupils.repository.ts';
import { AnnounceUnusedPupilsService } from './announce-unused-pupils.service.ts';

@Module({
  imports: [MailModule, TypeOrmModule.forFeature([OrganizationEntity, UserEntity])],
  controllers: [UnusedPupilsController],
  providers: [AnnounceUnusedPupilsService, UnusedPupilsRepository],
})
export class UnusedPupilsModule {}
