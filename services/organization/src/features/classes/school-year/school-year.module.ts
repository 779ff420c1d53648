import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClassEntity } from '../../../database/entities/class.entity.ts';
import { ClassGuestEntity } from '../../../database/entities/class-guest.entity.ts';
import { SchoolYearClassEntity } from '../../../database/entities/school-year-class.entity.ts';
import { SchoolYearEntity } from '../../../database/entities/school-year.entity.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { LeavingModule } from '../../students/leaving/index.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { BeginSchoolYearService } from './begin-school-year.service.ts';
import { SchoolYearController } from './school-year.controller.ts';
import { SchoolYearsRepository } from './school-years.repository.ts';
import { UndoSchoolYearService } from './undo-school-year.service.ts';

@Module({
  imports: [
    AuditModule,
    OrganizationEventsModule,
    LeavingModule,
    MembersModule,
    TypeOrmModule.forFeature([ClassEntity, ClassGuestEntity, SchoolYearClassEntity, SchoolYearEntity]),
  ],
  controllers: [SchoolYearController],
  providers: [BeginSchoolYearService, SchoolYearsRepository, UndoSchoolYearService],
})
export class SchoolYearModule {}
