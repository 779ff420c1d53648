import type { EventData } from '@burrow/contracts';
import { EventHandlers, FOR_GOOD, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { eraseLearner } from '../../learners/erase-learner.ts';
import { tombstones } from '../../learners/tombstones.ts';

type StudentChanged = EventData<'account/student-changed'>;
type UserRemoved = EventData<'account/user-removed'>;

const KEEP = `
  insert into learning.students (student_id, version, parent_id, organization_id, class_id)
  values ($1, $2, $3, $4, $5)
  on conflict (student_id) do update set version = excluded.version, parent_id = excluded.parent_id,
    organization_id = excluded.organization_id, class_id = excluded.class_id`;

/** Keeps the copy of students, and forgets people who were removed with all that they did. */
@Injectable()
export class PeopleHandler {
  constructor(handlers: EventHandlers) {
    handlers.on('account/student-changed', takeStudent);
    handlers.on('account/user-removed', forgetUser);
  }
}

async function takeStudent(data: StudentChanged, tx: SqlRunner): Promise<void> {
  const { student_id, version, parent_id, organization_id, class_id, removed } = data;
  const student = { kind: 'student', id: student_id } as const;
  if (await tombstones.isOutdated(tx, student, version)) return;
  if (removed) {
    await tombstones.bury(tx, student, version);
    await forgetStudent(student_id, tx);
  } else {
    await tombstones.unbury(tx, student);
    await tx.query(KEEP, [student_id, version, parent_id, organization_id, class_id]);
  }
}

async function forgetStudent(id: string, tx: SqlRunner): Promise<void> {
  await eraseLearner(tx, { kind: 'student', id });
  await tx.query('delete from learning.students where student_id = $1', [id]);
  await tx.query('delete from learning.assignments where student_id = $1', [id]);
}

/** The students of an account that is erased are told by events of their own. */
async function forgetUser({ user_id }: UserRemoved, tx: SqlRunner): Promise<void> {
  const user = { kind: 'user', id: user_id } as const;
  if (await tombstones.isOutdated(tx, user, FOR_GOOD)) return;
  await tombstones.bury(tx, user, FOR_GOOD);
  await eraseLearner(tx, user);
  await tx.query("delete from learning.entitlements where owner_kind = 'user' and owner_id = $1", [user_id]);
  await tx.query('update learning.students set parent_id = null where parent_id = $1', [user_id]);
  await tx.query(
    'update learning.classes set teacher_ids = array_remove(teacher_ids, $1) where $1 = any (teacher_ids)',
    [user_id],
  );
}
