import { EventHandlers } from '@burrow/service-kit';
import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.ts';
import { SuccessionModule } from '../succession/index.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { EraseMemberHandler } from './erase-member.handler.ts';

@Module({
  imports: [AuditModule, SuccessionModule, MembersModule],
  providers: [EraseMemberHandler],
})
export class ErasureModule {
  constructor(handlers: EventHandlers, members: EraseMemberHandler) {
    handlers.on('account/user-removed', ({ user_id }, tx) => members.erase(user_id, tx));
  }
}
