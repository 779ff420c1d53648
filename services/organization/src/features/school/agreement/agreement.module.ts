import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { AgreementController } from './agreement.controller.ts';
import { AgreementsService } from './agreements.service.ts';
import { AcceptAgreementService } from './accept-agreement.service.ts';

@Module({
  imports: [AuditModule, MembersModule],
  controllers: [AgreementController],
  providers: [AcceptAgreementService, AgreementsService],
  exports: [AgreementsService],
})
export class AgreementModule {}
