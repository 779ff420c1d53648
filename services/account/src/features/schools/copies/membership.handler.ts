import type { EventData } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { ErasureService } from '../../own-account/erasure/index.ts';
import { MemberEventsService } from '../../../people/member-events.service.ts';
import { StudentEventsService } from '../../../people/student-events.service.ts';
import { BELONGS, HOLD_LEAVING, LEAVES } from './membership.queries.ts';

type MembershipChanged = EventData<'organization/membership-changed'>;

const USER_TYPES = { admin: 2, teacher: 1, student: 0 } as const;

/**
 * Records who belongs to an organisation, and in which role; anything older than the last change is ignored.
 * A member who leaves is a parent again; sessions continue, with fewer permissions. A student who leaves
 * the organisation may return, but logs in no longer; one who left for good belongs to nobody, and is removed.
 */
@Injectable()
export class MembershipHandler {
  constructor(
    private readonly students: StudentEventsService,
    private readonly members: MemberEventsService,
    private readonly erasure: ErasureService,
  ) {}

  async take({ member, ...data }: MembershipChanged, tx: SqlRunner): Promise<void> {
    if (member.kind === 'student') return this.takeStudent(member.id, data, tx);
    await this.takeUser(member.id, data, tx);
    await this.members.memberChanged(tx, member.id);
  }

  private async takeStudent(id: string, data: Omit<MembershipChanged, 'member'>, tx: SqlRunner) {
    if (data.organization_id !== null) {
      const changed = await BELONGS.rows(tx, [id, data.version, data.organization_id, data.class_id]);
      if (changed.length > 0) await this.students.studentChanged(tx, id);
      return;
    }
    const leaving = await HOLD_LEAVING.rows(tx, [id, data.version]);
    if (leaving.length === 0) return;
    if (data.why !== 'left') return this.erasure.eraseStudent(tx, id);
    await LEAVES.run(tx, [id, data.version]);
    await this.students.studentChanged(tx, id);
  }

  private async takeUser(id: string, data: Omit<MembershipChanged, 'member'>, tx: SqlRunner): Promise<void> {
    const type = data.organization_id === null || data.role === null ? 0 : USER_TYPES[data.role];
    await tx.query(
      `update account.users set organization_id = $3, user_type = $4, membership_version = $2, updated_at = now()
       where id = $1 and membership_version <= $2`,
      [id, data.version, type === 0 ? null : data.organization_id, type],
    );
  }
}
