import type { SqlRunner } from '@burrow/service-kit';
import { tellStream } from '../../own-account/stream/index.ts';
import { FORGET_OF_CLASS, IS_OPEN } from './presence.queries.ts';

/** What is known of an ended lesson goes with it; pages of students hear of an open one, and say whether they are in view. */
export async function tellLesson(tx: SqlRunner, classId: string): Promise<void> {
  await FORGET_OF_CLASS.run(tx, [classId]);
  if (await IS_OPEN.exists(tx, [classId]))
    await tellStream(tx, 'lesson-changed', { kind: 'class', id: classId });
}
