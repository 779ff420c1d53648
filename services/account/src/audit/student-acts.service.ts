import type { SchoolAction } from '@burrow/contracts';
import { Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';

/** What somebody did to the account of a student. */
export interface StudentActRecord {
  /** The student's school; without one nobody keeps a record. */
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

/** Tells a student's school what was done to their account, in the transaction of the act: the school keeps a record of it. */
@Injectable()
export class StudentActsService {
  constructor(private readonly outbox: Outbox) {}

  async record(tx: SqlRunner, { organizationId, action, by, studentIds }: StudentActRecord): Promise<void> {
    if (organizationId === null) return;
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
      at: new Date().toISOString(),
    });
  }
}
