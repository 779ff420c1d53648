import type { AppliedRoster, StudentNames } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { ReturnStudentsService } from '../leaving/index.ts';
import {
  ChangeStudentsService,
  RemoveStudentsService,
  TransferStudentsService,
} from '../manage-students/index.ts';
import { isRenamed, type ListedStudent } from './match-roster.rules.ts';
import type { RowOfRoster } from './read-roster.service.ts';

/** A student of the school with the row of a roster that is about them. */
export interface MatchedStudent {
  readonly row: RowOfRoster;
  readonly student: ListedStudent;
}

const namesOfRow = ({ full_name, first_name, last_name }: StudentNames) => ({
  ...(full_name !== null && { full_name }),
  ...((first_name !== null || last_name !== null) && { first_name, last_name }),
});

/** What a roster changes, by the services that do each of it for one student. */
@Injectable()
export class RosterChangesService {
  constructor(
    private readonly changes: ChangeStudentsService,
    private readonly transfers: TransferStudentsService,
    private readonly leaving: RemoveStudentsService,
    private readonly returning: ReturnStudentsService,
  ) {}

  async letLeave(identity: Identity, students: readonly ListedStudent[]): Promise<number> {
    for (const { id } of students) await this.leaving.remove(identity, id);
    return students.length;
  }

  /** Takes back, renames, then moves: class by class, so that each is one entry of the record. */
  async change(identity: Identity, matched: readonly MatchedStudent[]): Promise<Omit<AppliedRoster, 'gone'>> {
    const former = matched.filter(({ student }) => student.hasLeft);
    for (const { student } of former) await this.returning.takeBack(identity, student.id);
    const renamed = matched.filter(({ row, student }) => isRenamed(row, student));
    for (const { row, student } of renamed) await this.changes.update(identity, student.id, namesOfRow(row));
    const moving = matched.filter(({ row, student }) => row.classId && row.classId !== student.classId);
    let moved = 0;
    for (const [classId, all] of Map.groupBy(moving, ({ row }) => row.classId ?? null)) {
      const ids = all.map(({ student }) => student.id);
      moved += await this.transfers.transfer(identity, ids, classId);
    }
    return { changed: renamed.length, moved, returned: former.length };
  }
}
