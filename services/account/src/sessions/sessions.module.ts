import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionEntity } from '../database/entities/session.entity.ts';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { AdoptionsService } from './adoptions.service.ts';
import { SessionStartsService } from './session-starts.service.ts';
import { SessionsRepository } from './sessions.repository.ts';

@Module({
  imports: [AttemptsModule, AuditModule, PeopleModule, TypeOrmModule.forFeature([SessionEntity])],
  providers: [AdoptionsService, SessionStartsService, SessionsRepository],
  exports: [SessionStartsService, SessionsRepository],
})
export class SessionsModule {}
