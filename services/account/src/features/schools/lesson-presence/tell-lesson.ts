import type { SqlRunner } from '@burrow/service-kit';
import { tellStream } from '../../own-account/stream/index.ts';
import { FORGET_OF_CLASS, IS_OPEN } from './presence.queries.ts';

/** What is known of an ended lesson of a class goes with it. */
export const forgetEndedLesson = (tx: SqlRunner, classId: string): Promise<void> =>
  FORGET_OF_CLASS.run(tx, [classId]);

/** Pages of students hear of a lesson that is open, and say whether they are in view. */
export async function tellLesson(tx: SqlRunner, classId: string): Promise<void> {
  if (await IS_OPEN.exists(tx, [classId]))
    await tellStream(tx, 'lesson-changed', { kind: 'class', id: classId });
}
