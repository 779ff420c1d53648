import { Module } from '@nestjs/common';
import { AgreementModule } from './agreement/index.ts';
import { ClosingModule } from './closing/index.ts';
import { CurrentModule } from './current/index.ts';
import { PlansModule } from './plans/index.ts';
import { ReviewModule } from './review/index.ts';
import { SchoolAuditModule } from './school-audit/index.ts';
import { SchoolDomainsModule } from './school-domains/index.ts';
import { SchoolExportModule } from './school-export/index.ts';
import { SupportModule } from './support/index.ts';

/** The school itself: what it agreed to and bought, its domains, its records, and its end. */
@Module({
  imports: [
    AgreementModule,
    ClosingModule,
    CurrentModule,
    PlansModule,
    ReviewModule,
    SchoolAuditModule,
    SchoolDomainsModule,
    SchoolExportModule,
    SupportModule,
  ],
})
export class SchoolModule {}
