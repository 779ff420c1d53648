import { InjectPool, type Learner, Outbox, type SqlRunner } from '@burrow/service-kit';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type pg from 'pg';
import { CLASSES_IN_LESSON } from './class-news.queries.ts';

/** A class that works is told of at most so often. */
const TELL_EVERY_MS = 1_000;

/**
 * Tells those who teach a class that its students work, during lessons. It only wakes pages, which read what is stored:
 * so it is gathered outside the transactions of runs, which a class would otherwise do one after the other.
 */
@Injectable()
export class ClassNewsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('ClassNews');
  private readonly db: SqlRunner;
  private students = new Set<string>();
  private toldAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private telling: Promise<void> = Promise.resolve();

  constructor(
    @InjectPool() pool: pg.Pool,
    private readonly outbox: Outbox,
  ) {
    this.db = { query: async (sql, values) => (await pool.query(sql, values)).rows };
  }

  /** Says that a learner ran or completed a level, once that is stored. Others than students have no class. */
  worked({ kind, id }: Learner): void {
    if (kind !== 'student') return;
    this.students.add(id);
    const wait = Math.max(0, this.toldAt + TELL_EVERY_MS - Date.now());
    this.timer ??= setTimeout(() => this.tellSoon(), wait);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    this.tellSoon();
    await this.telling;
  }

  private tellSoon(): void {
    this.timer = undefined;
    this.toldAt = Date.now();
    const students = [...this.students];
    this.students = new Set();
    if (students.length > 0) this.telling = this.telling.then(() => this.tell(students));
  }

  private async tell(students: readonly string[]): Promise<void> {
    try {
      const rows = await CLASSES_IN_LESSON.rows(this.db, [students]);
      for (const { class_id } of rows)
        await this.outbox.send(this.db, 'learning/class-work-changed', { class_id });
    } catch (err) {
      // The database is down: the next run tells of these, too.
      this.logger.warn({ err }, 'the work of classes could not be told');
    }
  }
}
