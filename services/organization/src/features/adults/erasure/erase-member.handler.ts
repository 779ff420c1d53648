import { holdAlone, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../../audit/audit.service.ts';
import { LeaveClassesService } from '../../../members/leave-classes.service.ts';
import { SuccessionService } from '../succession/index.ts';
import { FORGET_MEMBER, REMEMBER_FOR_GOOD } from './erase-member.queries.ts';

/** Deletes what is stored about somebody whose account was erased: the memberships, and the place among the teachers of classes. */
@Injectable()
export class EraseMemberHandler {
  constructor(
    private readonly leaveClasses: LeaveClassesService,
    private readonly succession: SuccessionService,
    private readonly audit: AuditService,
  ) {}

  async erase(userId: string, tx: SqlRunner): Promise<void> {
    await holdAlone(tx, 'organization', { kind: 'user', id: userId });
    const schools = await this.succession.ledAlone(tx, userId);
    await REMEMBER_FOR_GOOD.run(tx, [userId]);
    await FORGET_MEMBER.run(tx, [userId]);
    for (const school of schools) await this.succession.succeed(tx, school);
    await this.leaveClasses.leave(tx, userId, null);
    await this.audit.forget(tx, userId);
  }
}
