import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../../audit/audit.module.ts';
import { ClassSubstituteEntity } from '../../../database/entities/class-substitute.entity.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { SubstitutesController } from './substitutes.controller.ts';
import { SubstitutesService } from './substitutes.service.ts';

@Module({
  imports: [
    AuditModule,
    OrganizationEventsModule,
    MembersModule,
    TypeOrmModule.forFeature([ClassSubstituteEntity]),
  ],
  controllers: [SubstitutesController],
  providers: [SubstitutesService],
})
export class SubstitutesModule {}
