import type { PupilAct, SchoolAction } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../../audit/audit.service.ts';
import { EXISTS, IS_ERASED, IS_SAID } from './student-acts.queries.ts';

/** A teacher opens one chapter's solutions after the other: once an hour says it. */
const SAID_ONCE_AN_HOUR: ReadonlySet<SchoolAction> = new Set(['solutions-opened']);

/** Keeps what other services tell of acts on the accounts of a school's students. */
@Injectable()
export class StudentActsHandler {
  constructor(private readonly audit: AuditService) {}

  async keep(act: PupilAct, tx: SqlRunner): Promise<void> {
    const { organization_id: organizationId, action, by, student_id: student, count } = act;
    if (!(await EXISTS.exists(tx, [organizationId]))) return;
    const isSaid =
      SAID_ONCE_AN_HOUR.has(action) &&
      (await IS_SAID.exists(tx, [organizationId, by?.user_id ?? null, action, act.at]));
    if (isSaid) return;
    const isErased = student !== null && (await IS_ERASED.exists(tx, [student]));
    const actor = by && { user: by.user_id, impersonator: by.impersonator_id };
    await this.audit.record(actor, {
      organizationId,
      action,
      about: student === null ? null : { kind: 'student', id: isErased ? null : student },
      at: new Date(act.at),
      ...(count !== null && { count }),
      ...(by?.is_staff && { asStaff: true }),
    });
  }
}
