import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { MemberEntity } from '../../../database/entities/member.entity.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { ReviewController } from './review.controller.ts';
import { TellOfReviewJob } from './tell-of-review.job.ts';
import { MembersToReviewRepository } from './members-to-review.repository.ts';
import { KeepMemberService } from './keep-member.service.ts';

@Module({
  imports: [AuditModule, OrganizationEventsModule, MembersModule, TypeOrmModule.forFeature([MemberEntity])],
  controllers: [ReviewController],
  providers: [KeepMemberService, MembersToReviewRepository, TellOfReviewJob],
})
export class ReviewModule {}
