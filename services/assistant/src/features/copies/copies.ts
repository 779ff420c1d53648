import { type Copies, keepRow } from '@burrow/service-kit';
import { eraseLearner } from '../../learners/erase-learner.ts';
import { tombstones } from '../../learners/tombstones.ts';
import { KEEP_STUDENT } from './copies.queries.ts';

/** For students, whose they are; for them and their classes, whether and how much the assistant may help. */
export const copies: Copies = {
  tombstones,
  eraseLearner,
  keepStudent: async (
    tx,
    { student_id, version, parent_id, organization_id, class_id, assistant_enabled },
  ) => {
    const values = [student_id, version, parent_id, organization_id, class_id, assistant_enabled ?? null];
    await KEEP_STUDENT.run(tx, values);
  },
  keepClass: (
    tx,
    { class_id, version, organization_id, guest_ids, assistant_enabled, assistant_attempt_limit },
  ) =>
    keepRow(tx, 'assistant.classes', {
      class_id,
      version,
      organization_id,
      guest_ids,
      assistant_enabled,
      assistant_attempt_limit,
    }),
};
