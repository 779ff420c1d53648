import { Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';

/** Turns what visitors did into the work of a learner. */
@Injectable()
export class AdoptionsService {
  constructor(private readonly outbox: Outbox) {}

  /** The student's if there is one, otherwise the user's. */
  async adopt(
    tx: SqlRunner,
    visitors: readonly (string | null)[],
    { userId, studentId }: { readonly userId: string | null; readonly studentId: string | null },
  ): Promise<void> {
    const learner = studentId
      ? ({ kind: 'student', id: studentId } as const)
      : userId && ({ kind: 'user', id: userId } as const);
    if (!learner) return;
    for (const visitor_id of new Set(visitors)) {
      if (visitor_id) await this.outbox.send(tx, 'account/visitor-adopted', { visitor_id, learner });
    }
  }
}
