import { type Copies, keepRow } from '@burrow/service-kit';
import { eraseLearner } from '../../learners/erase-learner.ts';
import { tombstones } from '../../learners/tombstones.ts';

/** An event that does not say whether the assistant is allowed does not change it. */
const KEEP_STUDENT = `
  insert into assistant.students as kept (student_id, version, parent_id, organization_id, class_id, assistant_enabled)
  values ($1, $2, $3, $4, $5, coalesce($6, true))
  on conflict (student_id) do update set version = excluded.version, parent_id = excluded.parent_id,
    organization_id = excluded.organization_id, class_id = excluded.class_id,
    assistant_enabled = coalesce($6, kept.assistant_enabled)`;

/** For students, whose they are; for them and their classes, whether and how much the assistant may help. */
export const copies: Copies = {
  tombstones,
  eraseLearner,
  keepStudent: async (
    tx,
    { student_id, version, parent_id, organization_id, class_id, assistant_enabled },
  ) => {
    const values = [student_id, version, parent_id, organization_id, class_id, assistant_enabled ?? null];
    await tx.query(KEEP_STUDENT, values);
  },
  keepClass: (tx, { class_id, version, assistant_enabled, assistant_attempt_limit }) =>
    keepRow(tx, 'assistant.classes', { class_id, version, assistant_enabled, assistant_attempt_limit }),
};
