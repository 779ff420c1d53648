import type { EventData } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { ErasureService } from '../../own-account/erasure/index.ts';
import { MemberEventsService } from '../../../people/member-events.service.ts';
import { StudentEventsService } from '../../../people/student-events.service.ts';
import {
  BELONGS,
  FORGET_OTHERS,
  HOLD_LEAVING,
  KEEP_OTHERS,
  LEAVE_BEHIND,
  LEAVES,
  WORKS,
} from './membership.queries.ts';

type MembershipChanged = EventData<'organization/membership-changed'>;

const USER_TYPES = { admin: 2, teacher: 1, student: 0 } as const;

/**
 * Records who belongs to an organisation, and in which role; anything older than the last change is ignored. Who belongs to
 * several works in one of them, whose rights alone they have. A member who works in none is a parent again; sessions
 * continue, with other permissions, and without what they had of the organisation of before. A student who leaves
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
    const works = [id, data.version, type === 0 ? null : data.organization_id, type];
    const changed = await WORKS.first(tx, works);
    if (!changed) return;
    if (changed.has_moved) for (const statement of LEAVE_BEHIND) await statement.run(tx, [id]);
    if (data.others === undefined) return;
    await FORGET_OTHERS.run(tx, [id]);
    await KEEP_OTHERS.run(tx, [id, JSON.stringify(data.others)]);
  }
}
