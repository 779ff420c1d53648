import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClassEntity } from '../../../database/entities/class.entity.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { ClassTeachersController } from './class-teachers.controller.ts';
import { ChangeClassTeachersService } from './change-class-teachers.service.ts';

@Module({
  imports: [AuditModule, OrganizationEventsModule, MembersModule, TypeOrmModule.forFeature([ClassEntity])],
  controllers: [ClassTeachersController],
  providers: [ChangeClassTeachersService],
})
export class ClassTeachersModule {}
