import type { ToldAct } from '@burrow/contracts';
import { Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { ACT, ACTS_ON, type ActRow } from './family-acts.queries.ts';

/** As many as one event carries. */
const PORTION = 500;

const told = ({ at, entry, action, by, user_id }: ActRow): ToldAct => ({
  entry,
  at: at.toISOString(),
  action,
  by,
  user_id,
});

/**
 * Lets a school's record of a child go with the child. Parents learn what adults did to the account before it was theirs;
 * the school has nothing that names the child any longer, and never learns whose child it is.
 */
@Injectable()
export class FamilyActsService {
  constructor(private readonly outbox: Outbox) {}

  /** A parent took a student over. Before the school forgets them. */
  async handOver(tx: SqlRunner, organizationId: string, studentId: string): Promise<void> {
    await this.send(tx, organizationId, studentId, await ACTS_ON.rows(tx, [organizationId, studentId]));
  }

  /** The school heard of an act after it forgot the student. Account knows whether they were erased or have a parent. */
  async follow(tx: SqlRunner, organizationId: string, studentId: string, entry: string): Promise<void> {
    await this.send(tx, organizationId, studentId, await ACT.rows(tx, [entry]));
  }

  private async send(
    tx: SqlRunner,
    organization_id: string,
    student_id: string,
    rows: readonly ActRow[],
  ): Promise<void> {
    for (let from = 0; from < rows.length; from += PORTION) {
      const acts = rows.slice(from, from + PORTION);
      await this.outbox.send(tx, 'organization/pupil-acts-told', {
        student_id,
        organization_id,
        organization_name: acts[0]?.school ?? '',
        acts: acts.map(told),
      });
    }
  }
}
