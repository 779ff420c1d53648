import type { EventData } from '@burrow/contracts';
import { Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { CHANGED, GONE, type ToldStudent } from './student-events.queries.ts';

/** By which organization recognises a student of an import. */
export type Arrival = EventData<'account/pupil-described'>['import'];

/** Tells the other services about students, in the transaction of the change. */
@Injectable()
export class StudentEventsService {
  constructor(private readonly outbox: Outbox) {}

  /** A student was created or changed; returns what was told. */
  async studentChanged(tx: SqlRunner, id: string, arrival?: Arrival): Promise<ToldStudent | undefined> {
    const rows = await CHANGED.rows(tx, [id]);
    if (rows[0]) await this.send(tx, id, rows[0], false, arrival);
    return rows[0];
  }

  /** A parent took a student over: the organisation forgets them. */
  async handedOver(tx: SqlRunner, id: string, organization_id: string): Promise<void> {
    const told = await this.studentChanged(tx, id);
    if (!told) return;
    const { version, class_id, username, full_name, first_name, last_name, character, assistant_enabled } =
      told;
    await this.outbox.send(tx, 'account/pupil-described', {
      student_id: id,
      version,
      organization_id,
      class_id,
      username,
      full_name,
      first_name,
      last_name,
      character,
      assistant_enabled,
      removed: true,
      handed_over: true,
    });
  }

  /** Deletes a student's row, and with it sessions and feedback, and reports that the student is gone. */
  async removeStudent(tx: SqlRunner, id: string): Promise<void> {
    const rows = await GONE.rows(tx, [id]);
    if (rows[0]) await this.send(tx, id, { ...rows[0], version: rows[0].version + 1 }, true);
  }

  /** Tells of a student as they are: again, or for the first time. */
  async send(
    tx: SqlRunner,
    student_id: string,
    told: ToldStudent,
    removed: boolean,
    arrival?: Arrival,
  ): Promise<void> {
    const { username, full_name, first_name, last_name, character, has_left, ...changed } = told;
    const { version, organization_id, class_id, assistant_enabled } = told;
    await this.outbox.send(tx, 'account/student-changed', {
      student_id,
      ...changed,
      organization_id: has_left ? null : organization_id,
      removed,
    });
    if (organization_id === null) return;
    await this.outbox.send(tx, 'account/pupil-described', {
      student_id,
      version,
      organization_id,
      class_id,
      username,
      full_name,
      first_name,
      last_name,
      character,
      assistant_enabled,
      removed,
      import: arrival,
    });
  }
}
