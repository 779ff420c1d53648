import { type Copies, keepRow } from '@burrow/service-kit';
import { eraseLearner } from '../../../learners/erase-learner.ts';
import { tombstones } from '../../../learners/tombstones.ts';
import { FORGET_AUTHOR, FORGET_SUBSTITUTE, FORGET_TEACHER } from './copies.queries.ts';

/** For students, whose they are; for classes, who teaches them and how they restrict their students. */
export const copies: Copies = {
  tombstones,
  eraseLearner,
  keepStudent: (tx, { student_id, version, parent_id, organization_id, class_id }) =>
    keepRow(tx, 'learning.students', { student_id, version, parent_id, organization_id, class_id }),
  keepClass: (
    tx,
    {
      class_id,
      version,
      organization_id,
      teacher_ids,
      substitutes,
      guest_ids,
      unlocked_chapters,
      no_skip,
      quiz,
    },
  ) =>
    keepRow(tx, 'learning.classes', {
      class_id,
      version,
      organization_id,
      teacher_ids,
      substitutes: JSON.stringify(substitutes),
      guest_ids,
      unlocked_chapters,
      no_skip,
      quiz,
    }),
  forgetUser: async (tx, id) => {
    await FORGET_TEACHER.run(tx, [id]);
    await FORGET_SUBSTITUTE.run(tx, [id]);
    await FORGET_AUTHOR.run(tx, [id]);
  },
};
