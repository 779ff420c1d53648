import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { SchoolMemberEntity } from '../../../database/entities/school-member.entity.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { ReviewController } from './review.controller.ts';
import { TellOfReviewJob } from './tell-of-review.job.ts';
import { MembersToReviewRepository } from './members-to-review.repository.ts';
import { KeepMemberService } from './keep-member.service.ts';

@Module({
  imports: [
    AuditModule,
    OrganizationEventsModule,
    MembersModule,
    TypeOrmModule.forFeature([SchoolMemberEntity]),
  ],
  controllers: [ReviewController],
  providers: [KeepMemberService, MembersToReviewRepository, TellOfReviewJob],
})
export class ReviewModule {}
