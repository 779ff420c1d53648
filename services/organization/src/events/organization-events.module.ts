import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MemberEntity } from '../database/entities/member.entity.ts';
import { OrganizationEntity } from '../database/entities/organization.entity.ts';
import { OrganizationEventsService } from './organization-events.service.ts';
import { SchoolNoticesService } from './school-notices.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([MemberEntity, OrganizationEntity])],
  providers: [OrganizationEventsService, SchoolNoticesService],
  exports: [OrganizationEventsService, SchoolNoticesService],
})
export class OrganizationEventsModule {}
