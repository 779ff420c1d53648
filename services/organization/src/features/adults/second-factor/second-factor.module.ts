import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { MemberEntity } from '../../../database/entities/member.entity.ts';
import { AccountCallsModule } from '../../../account/account-calls.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { SecondFactorController } from './second-factor.controller.ts';
import { DemandSecondFactorService } from './demand-second-factor.service.ts';
import { ResetSecondFactorService } from './reset-second-factor.service.ts';

@Module({
  imports: [
    AccountCallsModule,
    AuditModule,
    OrganizationEventsModule,
    MembersModule,
    TypeOrmModule.forFeature([MemberEntity, OrganizationEntity, StudentEntity]),
  ],
  controllers: [SecondFactorController],
  providers: [DemandSecondFactorService, ResetSecondFactorService],
})
export class SecondFactorModule {}
