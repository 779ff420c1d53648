import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExternalIdEntity } from '../../../database/entities/external-id.entity.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { ManageClassesModule } from '../../classes/manage-classes/index.ts';
import { LeavingModule } from '../leaving/index.ts';
import { ManageStudentsModule } from '../manage-students/index.ts';
import { ApplyRosterService } from './apply-roster.service.ts';
import { CompareRosterService } from './compare-roster.service.ts';
import { ExternalIdsService } from './external-ids.service.ts';
import { ReadRosterService } from './read-roster.service.ts';
import { RosterChangesService } from './roster-changes.service.ts';
import { RostersController } from './rosters.controller.ts';

@Module({
  imports: [
    LeavingModule,
    ManageClassesModule,
    ManageStudentsModule,
    MembersModule,
    TypeOrmModule.forFeature([ExternalIdEntity, OrganizationEntity]),
  ],
  controllers: [RostersController],
  providers: [
    ApplyRosterService,
    CompareRosterService,
    ExternalIdsService,
    ReadRosterService,
    RosterChangesService,
  ],
})
export class RostersModule {}
