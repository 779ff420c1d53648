import type { EventData } from '@burrow/contracts';
import { keepRow, type SqlRunner } from '@burrow/service-kit';
import { isErased } from './is-erased.ts';

/** Copies what the organisation service says about a class; anything older than the copy is ignored. */
export async function keepClass(data: EventData<'organization/class-changed'>, tx: SqlRunner): Promise<void> {
  if (await isErased(tx, data.organization_id)) return;
  await keepRow(tx, 'account.classes', {
    id: data.class_id,
    version: data.version,
    organization_id: data.organization_id,
    name: data.name,
    teacher_ids: data.teacher_ids,
    substitutes: JSON.stringify(data.substitutes),
    guest_ids: data.guest_ids,
    unlocked_chapters: data.unlocked_chapters,
    no_skip: data.no_skip,
    quiz: data.quiz,
    assistant_enabled: data.assistant_enabled,
    sign_up_token_hash: data.sign_up_token_hash,
    removed: data.removed,
  });
}
