import { MAX_LEVEL_REMARKS, type OwnRemark } from '@burrow/contracts';
import { Outbox } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { REACHABLE, WRITE, WRITTEN } from './write-remarks.queries.ts';

/** What is said, to one or several students. */
export interface Words extends Pick<OwnRemark, 'id' | 'about' | 'line' | 'text' | 'verdict'> {
  readonly course: string;
  readonly level: string;
  readonly authorId: string | null;
}

/** Remarks on what students did, in the transaction in which it is called. */
@Injectable()
export class WriteRemarksService {
  constructor(
    private readonly outbox: Outbox,
    private readonly db: DataSource,
  ) {}

  /**
   * Writes a remark to students, and tells their open pages. A remark that was written already, with the same id by the same
   * author, is not written again. Those who were removed meanwhile, or have too many remarks on the level, are left out.
   * @returns how many students have it
   */
  async write(words: Words, studentIds: readonly string[]): Promise<number> {
    const tx = this.db.manager;
    const { id, course, level, about, line, verdict, text, authorId } = words;
    const written = await WRITTEN.first(tx, [id, authorId]);
    if (written && written.students > 0) return written.students;
    const reached = await REACHABLE.rows(tx, [studentIds, course, level, MAX_LEVEL_REMARKS]);
    for (const student of reached) {
      const said = [about, line?.number ?? null, line?.text ?? null, verdict, text, authorId];
      await WRITE.run(tx, [student.id, student.classId, id, course, level, ...said]);
      await this.outbox.send(tx, 'learning/feedback-changed', { student_id: student.id });
    }
    return reached.length;
  }
}
