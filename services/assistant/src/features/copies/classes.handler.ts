import type { EventData } from '@burrow/contracts';
import { EventHandlers, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { tombstones } from '../../learners/tombstones.ts';

const KEEP = `
  insert into assistant.classes (class_id, version, assistant_enabled, assistant_attempt_limit)
  values ($1, $2, $3, $4)
  on conflict (class_id) do update set version = excluded.version,
    assistant_enabled = excluded.assistant_enabled, assistant_attempt_limit = excluded.assistant_attempt_limit`;

/** Keeps the copy of classes: whether and how much they let the assistant help. */
@Injectable()
export class ClassesHandler {
  constructor(handlers: EventHandlers) {
    handlers.on('organization/class-changed', takeClass);
  }
}

async function takeClass(data: EventData<'organization/class-changed'>, tx: SqlRunner): Promise<void> {
  const key = { kind: 'class', id: data.class_id } as const;
  if (await tombstones.isOutdated(tx, key, data.version)) return;
  if (data.removed) {
    await tombstones.bury(tx, key, data.version);
    await tx.query('delete from assistant.classes where class_id = $1', [data.class_id]);
  } else {
    await tombstones.unbury(tx, key);
    await tx.query(KEEP, [data.class_id, data.version, data.assistant_enabled, data.assistant_attempt_limit]);
  }
}
