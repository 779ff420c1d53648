import { EventHandlers } from '@burrow/service-kit';
import { Module } from '@nestjs/common';
import { EraseOwnerHandler } from './erase-owner.handler.ts';
import { OwnerLeavesHandler } from './owner-leaves.handler.ts';
import { RetentionJob } from './retention.job.ts';

@Module({
  providers: [EraseOwnerHandler, OwnerLeavesHandler, RetentionJob],
})
export class ErasureModule {
  constructor(handlers: EventHandlers, erasure: EraseOwnerHandler, leaving: OwnerLeavesHandler) {
    handlers.on('account/deletion-planned', ({ user_id: id }, tx) => leaving.end({ kind: 'user', id }, tx));
    handlers.on('organization/closing-planned', ({ organization_id: id }, tx) =>
      leaving.end({ kind: 'organization', id }, tx),
    );
    handlers.on('account/user-removed', ({ user_id: id }, tx) => erasure.erase({ kind: 'user', id }, tx));
    handlers.on('organization/organization-changed', async ({ organization_id: id, removed }, tx) => {
      if (removed) await erasure.erase({ kind: 'organization', id }, tx);
    });
  }
}
