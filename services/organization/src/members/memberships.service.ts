import { holdAlone, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { MemberRole } from '../database/entities/member.entity.ts';
import { TeacherRequestEntity } from '../database/entities/teacher-request.entity.ts';
import { OrganizationEventsService } from '../events/organization-events.service.ts';
import { LeaveClassesService } from './leave-classes.service.ts';
import { JOIN, LEAVE } from './memberships.queries.ts';

/** How memberships begin and end; other services are told. */
@Injectable()
export class MembershipsService {
  constructor(
    private readonly leaveClasses: LeaveClassesService,
    private readonly events: OrganizationEventsService,
    @InjectRepository(TeacherRequestEntity) private readonly requestRows: Repository<TeacherRequestEntity>,
  ) {}

  /** Whether somebody joined: not who belongs to an organisation already. */
  async join(tx: SqlRunner, userId: string, organizationId: string, role: MemberRole): Promise<boolean> {
    await holdAlone(tx, 'organization', { kind: 'user', id: userId });
    const joined = await JOIN.first(tx, [userId, organizationId, role]);
    if (!joined) return false;
    // Who belongs to a school asks no other.
    await this.requestRows.delete({ userId });
    await this.events.memberChanged(tx, { userId, organizationId, role, ...joined }, 'joined');
    return true;
  }

  /** Ends a membership; classes go on without the one who leaves. */
  async leave(tx: SqlRunner, userId: string): Promise<void> {
    await holdAlone(tx, 'organization', { kind: 'user', id: userId });
    const left = await LEAVE.first(tx, [userId]);
    await this.leaveClasses.leave(tx, userId);
    if (left) await this.events.memberLeft(tx, userId, left.version);
  }
}
