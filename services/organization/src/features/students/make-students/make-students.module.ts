import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { AccountCallsModule } from '../../../account/account-calls.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { CopiesModule } from '../copies/index.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { MakeStudentsController } from './make-students.controller.ts';
import { MakeStudentsService } from './make-students.service.ts';

@Module({
  imports: [
    AccountCallsModule,
    AuditModule,
    CopiesModule,
    MembersModule,
    TypeOrmModule.forFeature([OrganizationEntity]),
  ],
  controllers: [MakeStudentsController],
  providers: [MakeStudentsService],
})
export class MakeStudentsModule {}
