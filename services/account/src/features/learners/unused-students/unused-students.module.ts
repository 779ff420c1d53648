import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { MailModule } from '../../mails/mail/index.ts';
import { UnusedStudentsController } from './unused-students.controller.ts';
import { UnusedStudentsRepository } from './unused-students.repository.ts';
import { AnnounceUnusedStudentsService } from './announce-unused-students.service.ts';

@Module({
  imports: [MailModule, TypeOrmModule.forFeature([OrganizationEntity, UserEntity])],
  controllers: [UnusedStudentsController],
  providers: [AnnounceUnusedStudentsService, UnusedStudentsRepository],
})
export class UnusedStudentsModule {}
