import type { EventData } from '@burrow/contracts';
import { EventHandlers, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { tombstones } from '../../learners/tombstones.ts';

type ClassChanged = EventData<'organization/class-changed'>;

const KEEP = `
  insert into learning.classes (class_id, version, organization_id, teacher_ids, unlocked_chapters,
    no_skip, quiz)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (class_id) do update set version = excluded.version, organization_id = excluded.organization_id,
    teacher_ids = excluded.teacher_ids, unlocked_chapters = excluded.unlocked_chapters,
    no_skip = excluded.no_skip, quiz = excluded.quiz`;

const valuesOf = (data: ClassChanged): unknown[] => [
  data.class_id,
  data.version,
  data.organization_id,
  data.teacher_ids,
  data.unlocked_chapters,
  data.no_skip,
  data.quiz,
];

/** Keeps the copy of classes: who teaches them and how they restrict their students. */
@Injectable()
export class ClassesHandler {
  constructor(handlers: EventHandlers) {
    handlers.on('organization/class-changed', takeClass);
  }
}

async function takeClass(data: ClassChanged, tx: SqlRunner): Promise<void> {
  const key = { kind: 'class', id: data.class_id } as const;
  if (await tombstones.isOutdated(tx, key, data.version)) return;
  if (data.removed) {
    await tombstones.bury(tx, key, data.version);
    await tx.query('delete from learning.classes where class_id = $1', [data.class_id]);
  } else {
    await tombstones.unbury(tx, key);
    await tx.query(KEEP, valuesOf(data));
  }
}
