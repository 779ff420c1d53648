import { Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { CHANGED, GONE } from './student-events.queries.ts';

interface Told {
  readonly version: number;
  readonly parent_id: string | null;
  readonly organization_id: string | null;
  readonly class_id: string | null;
  readonly assistant_enabled: boolean;
}

/** Tells the other services about students, in the transaction of the change. */
@Injectable()
export class StudentEventsService {
  constructor(private readonly outbox: Outbox) {}

  /** A student was created or changed. */
  async studentChanged(tx: SqlRunner, id: string): Promise<void> {
    const rows: Told[] = await tx.query(CHANGED, [id]);
    if (rows[0]) await this.send(tx, id, rows[0], false);
  }

  /** Deletes a student's row, and with it sessions and feedback, and reports that the student is gone. */
  async removeStudent(tx: SqlRunner, id: string): Promise<void> {
    const rows: Told[] = await tx.query(GONE, [id]);
    if (rows[0]) await this.send(tx, id, { ...rows[0], version: rows[0].version + 1 }, true);
  }

  private async send(tx: SqlRunner, student_id: string, told: Told, removed: boolean): Promise<void> {
    await this.outbox.send(tx, 'account/student-changed', { student_id, ...told, removed });
  }
}
