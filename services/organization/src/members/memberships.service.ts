import { DomainError, holdAlone, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { MemberEntity, type MemberRole } from '../database/entities/member.entity.ts';
import { TeacherRequestEntity } from '../database/entities/teacher-request.entity.ts';
import { OrganizationEventsService } from '../events/organization-events.service.ts';
import { LeaveClassesService } from './leave-classes.service.ts';
import {
  ADD,
  END_NAMINGS,
  JOIN,
  LEAVE,
  LEAVE_OTHER,
  MAY_JOIN,
  PUT_ASIDE,
  RAISE,
  SET_ROLE,
  TAKE_UP,
} from './memberships.queries.ts';

/**
 * How memberships begin and end, and in which school somebody works; other services are told. What is done to the
 * memberships of one person is done one after the other.
 */
@Injectable()
export class MembershipsService {
  constructor(
    private readonly leaveClasses: LeaveClassesService,
    private readonly events: OrganizationEventsService,
    @InjectRepository(MemberEntity) private readonly memberRows: Repository<MemberEntity>,
    @InjectRepository(TeacherRequestEntity) private readonly requestRows: Repository<TeacherRequestEntity>,
  ) {}

  /** Somebody comes to a school, and works there from now on. Whether they joined: not who belongs to it already. */
  async join(tx: SqlRunner, userId: string, organizationId: string, role: MemberRole): Promise<boolean> {
    await this.hold(tx, userId);
    if (!(await MAY_JOIN.exists(tx, [userId, organizationId]))) return false;
    await PUT_ASIDE.run(tx, [userId]);
    await this.arrive(tx, userId, organizationId, role);
    return true;
  }

  /** Whoever registers a school administers it, and works there. Not who works in one meanwhile, perhaps by another tab. */
  async register(tx: SqlRunner, userId: string, organizationId: string): Promise<boolean> {
    await this.hold(tx, userId);
    if (await this.works(userId)) return false;
    return this.join(tx, userId, organizationId, 'admin');
  }

  /** The same as joining, as others decide: whoever works in another school meanwhile goes on there. */
  async add(tx: SqlRunner, userId: string, organizationId: string, role: MemberRole): Promise<boolean> {
    await this.hold(tx, userId);
    if (!(await MAY_JOIN.exists(tx, [userId, organizationId]))) return false;
    await this.arrive(tx, userId, organizationId, role);
    return true;
  }

  /** Ends a membership; classes go on without the one who leaves, and they without the school, in another of theirs. */
  async leave(tx: SqlRunner, userId: string, organizationId: string): Promise<void> {
    await this.hold(tx, userId);
    const worked = await LEAVE.exists(tx, [userId, organizationId]);
    if (worked) await TAKE_UP.run(tx, [userId, null]);
    else if (await LEAVE_OTHER.exists(tx, [userId, organizationId])) await RAISE.run(tx, [userId]);
    else return;
    await END_NAMINGS.run(tx, [userId, organizationId]);
    await this.leaveClasses.leave(tx, userId, organizationId);
    await this.events.memberChanged(tx, userId, 'left');
  }

  /** Somebody works in another school of theirs, or in none. @throws DomainError organization/unknown for a school that is not theirs */
  async workIn(tx: SqlRunner, userId: string, organizationId: string | null): Promise<void> {
    await this.hold(tx, userId);
    const worked = await PUT_ASIDE.exists(tx, [userId]);
    if (organizationId === null && !worked) return;
    if (organizationId !== null) await TAKE_UP.run(tx, [userId, organizationId]);
    if (organizationId !== null && !(await this.works(userId)))
      throw new DomainError('organization/unknown', 'You do not belong to this organisation.');
    await this.events.memberChanged(tx, userId, 'changed');
  }

  /** Whether it was another: not of whoever does not belong to the school. Namings end with the role of either. */
  async setRole(tx: SqlRunner, userId: string, organizationId: string, role: MemberRole): Promise<boolean> {
    await this.hold(tx, userId);
    if (!(await SET_ROLE.exists(tx, [userId, organizationId, role]))) return false;
    await RAISE.run(tx, [userId]);
    await END_NAMINGS.run(tx, [userId, organizationId]);
    await this.events.memberChanged(tx, userId, 'changed');
    return true;
  }

  private async arrive(tx: SqlRunner, userId: string, organizationId: string, role: MemberRole) {
    const row = [userId, organizationId, role];
    if (await this.works(userId)) {
      await ADD.run(tx, row);
      await RAISE.run(tx, [userId]);
    } else await JOIN.run(tx, row);
    await this.requestRows.delete({ userId, organizationId });
    await this.events.memberChanged(tx, userId, 'joined');
  }

  private works(userId: string): Promise<boolean> {
    return this.memberRows.existsBy({ userId });
  }

  private async hold(tx: SqlRunner, id: string): Promise<void> {
    await holdAlone(tx, 'organization', { kind: 'user', id });
  }
}
