import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { SessionsModule } from '../../../sessions/sessions.module.ts';
import { ImpersonateService } from './impersonate.service.ts';
import { ImpersonationController } from './impersonation.controller.ts';
import { StopImpersonatingService } from './stop-impersonating.service.ts';

@Module({
  imports: [AuditModule, PeopleModule, SessionsModule, TypeOrmModule.forFeature([UserEntity])],
  controllers: [ImpersonationController],
  providers: [ImpersonateService, StopImpersonatingService],
})
export class ImpersonationModule {}
