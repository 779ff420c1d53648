import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SchoolMemberEntity } from '../database/entities/school-member.entity.ts';
import { OrganizationEntity } from '../database/entities/organization.entity.ts';
import { OrganizationEventsService } from './organization-events.service.ts';
import { SchoolNoticesService } from './school-notices.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SchoolMemberEntity, OrganizationEntity])],
  providers: [OrganizationEventsService, SchoolNoticesService],
  exports: [OrganizationEventsService, SchoolNoticesService],
})
export class OrganizationEventsModule {}
