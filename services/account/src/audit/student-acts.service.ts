import type { SchoolAction } from '@burrow/contracts';
import { Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { KEEP_SUPPORTS } from './student-acts.queries.ts';

/** What somebody did to the account of a student. */
export interface StudentActRecord {
  /** The student's school; without one the student's parent reads what others did. */
  readonly organizationId: string | null;
  readonly action: SchoolAction;
  /** Null for the student themselves. */
  readonly by: {
    readonly user: string | null;
    readonly impersonator: string | null;
    /** Staff of the platform, in their own name. */
    readonly staff?: boolean;
  } | null;
  /** All of the same school. */
  readonly studentIds: readonly string[];
}

/**
 * Tells a student's school what was done to their account, in the transaction of the act: the school keeps a record of it.
 * What support did to a parent's student is kept for the parent.
 */
@Injectable()
export class StudentActsService {
  constructor(private readonly outbox: Outbox) {}

  async record(tx: SqlRunner, { organizationId, action, by, studentIds }: StudentActRecord): Promise<void> {
    if (organizationId === null) return this.tellParent(tx, action, by, studentIds);
    const [first = null] = studentIds;
    const isOne = studentIds.length === 1;
    await this.outbox.send(tx, 'account/pupil-acted-on', {
      organization_id: organizationId,
      action,
      by:
        by === null || by.user === null
          ? null
          : { user_id: by.user, impersonator_id: by.impersonator, is_staff: by.staff ?? false },
      student_id: isOne ? first : null,
      count: studentIds.length > 1 ? studentIds.length : null,
      ...(studentIds.length > 1 && { student_ids: [...studentIds] }),
      at: new Date().toISOString(),
    });
  }

  /** Only support acts on a parent's students besides the parent. */
  private async tellParent(
    tx: SqlRunner,
    action: SchoolAction,
    by: StudentActRecord['by'],
    studentIds: readonly string[],
  ): Promise<void> {
    const doer = by?.impersonator ?? by?.user ?? null;
    if (doer !== null) await KEEP_SUPPORTS.run(tx, [studentIds, action, doer]);
  }
}
