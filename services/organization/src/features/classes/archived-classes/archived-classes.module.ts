import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { ArchivedClassesController } from './archived-classes.controller.ts';

@Module({
  imports: [AuditModule, MembersModule],
  controllers: [ArchivedClassesController],
})
export class ArchivedClassesModule {}
