import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { AccountCallsModule } from '../../../account/account-calls.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { CopiesModule } from '../copies/index.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { MakePupilsController } from './make-pupils.controller.ts';
import { MakePupilsService } from './make-pupils.service.ts';

@Module({
  imports: [
    AccountCallsModule,
    AuditModule,
    CopiesModule,
    MembersModule,
    TypeOrmModule.forFeature([OrganizationEntity]),
  ],
  controllers: [MakePupilsController],
  providers: [MakePupilsService],
})
export class MakeStudentsModule {}
