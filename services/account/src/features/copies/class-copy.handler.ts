import type { EventData } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';

/** Keeps what the organisation service says of a class; what is older than the copy is ignored. */
export async function keepClass(data: EventData<'organization/class-changed'>, tx: SqlRunner): Promise<void> {
  await tx.query(
    `insert into account.classes as kept (id, version, organization_id, name, teacher_ids, unlocked_chapters, no_skip,
       quiz, assistant_enabled, sign_up_token_hash, removed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (id) do update set version = excluded.version, organization_id = excluded.organization_id,
       name = excluded.name, teacher_ids = excluded.teacher_ids, unlocked_chapters = excluded.unlocked_chapters,
       no_skip = excluded.no_skip, quiz = excluded.quiz, assistant_enabled = excluded.assistant_enabled,
       sign_up_token_hash = excluded.sign_up_token_hash, removed = excluded.removed
     where kept.version <= excluded.version`,
    [
      data.class_id, data.version, data.organization_id, data.name, data.teacher_ids, data.unlocked_chapters,
      data.no_skip, data.quiz, data.assistant_enabled, data.sign_up_token_hash, data.removed,
    ],
  ); // prettier-ignore
}
