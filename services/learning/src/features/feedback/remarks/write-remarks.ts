import { MAX_LEVEL_REMARKS, type OwnRemark } from '@burrow/contracts';
import type { Outbox, SqlRunner } from '@burrow/service-kit';
import { REACHABLE, WRITE, WRITTEN } from './write-remarks.queries.ts';

/** What is said, to one or several students. */
export interface Words extends Pick<OwnRemark, 'id' | 'about' | 'line' | 'text' | 'verdict'> {
  readonly course: string;
  readonly level: string;
  readonly authorId: string | null;
}

/**
 * Writes a remark to students, and tells their open pages. A remark that was written already, with the same id by the same
 * author, is not written again. Those who were removed meanwhile, or have too many remarks on the level, are left out.
 * @returns how many students have it
 */
export async function writeRemarks(
  tx: SqlRunner,
  outbox: Outbox,
  words: Words,
  studentIds: readonly string[],
): Promise<number> {
  const { id, course, level, about, line, verdict, text, authorId } = words;
  const written = await WRITTEN.first(tx, [id, authorId]);
  if (written && written.students > 0) return written.students;
  const reached = await REACHABLE.rows(tx, [
    studentIds, course, level, MAX_LEVEL_REMARKS,
  ]); // prettier-ignore
  for (const student of reached) {
    const said = [about, line?.number ?? null, line?.text ?? null, verdict, text, authorId];
    await WRITE.run(tx, [student.id, student.classId, id, course, level, ...said]);
    await outbox.send(tx, 'learning/feedback-changed', { student_id: student.id });
  }
  return reached.length;
}
