import type { StudentAct, SchoolAction } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../../audit/audit.service.ts';
import { FamilyActsService } from '../../../audit/family-acts.service.ts';
import { ERASED_OF, EXISTS, IS_SAID } from './student-acts.queries.ts';

/** A teacher opens one chapter's solutions after the other: once an hour says it. */
const SAID_ONCE_AN_HOUR: ReadonlySet<SchoolAction> = new Set(['solutions-opened']);

/** Keeps what other services tell of acts on the accounts of a school's students. */
@Injectable()
export class StudentActsHandler {
  constructor(
    private readonly audit: AuditService,
    private readonly familyActs: FamilyActsService,
  ) {}

  async keep(act: StudentAct, tx: SqlRunner): Promise<void> {
    const { organization_id: organizationId, action, by, student_id: student, count } = act;
    if (!(await EXISTS.exists(tx, [organizationId]))) return;
    const isSaid =
      SAID_ONCE_AN_HOUR.has(action) &&
      (await IS_SAID.exists(tx, [organizationId, by?.user_id ?? null, action, act.at]));
    if (isSaid) return;
    const all = student === null ? (act.student_ids ?? []) : [student];
    const gone = new Set((await ERASED_OF.rows(tx, [all])).map(({ id }) => id));
    const actor = by && { user: by.user_id, impersonator: by.impersonator_id };
    const entry = await this.audit.add(actor, {
      organizationId,
      action,
      about: student === null ? null : { kind: 'student', id: gone.has(student) ? null : student },
      at: new Date(act.at),
      ...(count !== null && { count }),
      ...(student === null && { students: all }),
      ...(by?.is_staff && { asStaff: true }),
    });
    for (const id of gone) await this.familyActs.follow(tx, organizationId, id, entry);
  }
}
