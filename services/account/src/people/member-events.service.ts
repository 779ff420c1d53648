import { Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DESCRIBED } from './member-events.queries.ts';

/** Tells organisations who their members are, in the transaction of the change. */
@Injectable()
export class MemberEventsService {
  constructor(private readonly outbox: Outbox) {}

  /** Somebody signed up by an invitation: an organisation learns of its own. */
  async invitationAccepted(
    tx: SqlRunner,
    userId: string,
    { role, organizationId }: { readonly role: string; readonly organizationId: string | null },
  ): Promise<void> {
    if (organizationId === null || role !== 'teacher') return;
    const accepted = { user_id: userId, organization_id: organizationId, role } as const;
    await this.outbox.send(tx, 'account/invitation-accepted', accepted);
  }

  /** The address, name or membership of a user changed; nobody is told of users without an organisation. */
  async memberChanged(tx: SqlRunner, userId: string): Promise<void> {
    const described = await DESCRIBED.first(tx, [userId]);
    if (described) await this.outbox.send(tx, 'account/member-described', described);
  }
}
