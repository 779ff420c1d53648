import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { ReviewController } from './review.controller.ts';
import { TellOfReviewJob } from './tell-of-review.job.ts';

@Module({
  imports: [AuditModule, OrganizationEventsModule, MembersModule],
  controllers: [ReviewController],
  providers: [TellOfReviewJob],
})
export class ReviewModule {}
