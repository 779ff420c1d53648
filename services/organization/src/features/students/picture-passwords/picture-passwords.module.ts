import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { ClassEntryEntity } from '../../../database/entities/class-entry.entity.ts';
import { AccountCallsModule } from '../../../account/account-calls.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { PicturePasswordsController } from './picture-passwords.controller.ts';
import { PicturePasswordsService } from './picture-passwords.service.ts';

@Module({
  imports: [
    AccountCallsModule,
    AuditModule,
    MembersModule,
    TypeOrmModule.forFeature([ClassEntryEntity, StudentEntity]),
  ],
  controllers: [PicturePasswordsController],
  providers: [PicturePasswordsService],
})
export class PicturePasswordsModule {}
