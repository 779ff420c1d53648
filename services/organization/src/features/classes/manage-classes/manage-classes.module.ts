import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClassEntity } from '../../../database/entities/class.entity.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { ChangeClassesService } from './change-classes.service.ts';
import { ClassListRepository } from './class-list.repository.ts';
import { ClassesController } from './classes.controller.ts';

@Module({
  imports: [AuditModule, OrganizationEventsModule, MembersModule, TypeOrmModule.forFeature([ClassEntity])],
  controllers: [ClassesController],
  providers: [ChangeClassesService, ClassListRepository],
  exports: [ChangeClassesService],
})
export class ManageClassesModule {}
