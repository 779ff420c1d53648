import type { ClassPresence } from '@burrow/contracts';
import { DomainError, type Identity, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { teaches, tellStream } from '../../own-account/stream/index.ts';
import { presenceOf } from './presence.rules.ts';
import { BEFORE, KEEP, OF_CLASS, TIES } from './presence.queries.ts';

/** Who is in a lesson. It is stored as long as the lesson lasts, so that every process knows it. */
@Injectable()
export class LessonPresenceService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly db: DataSource,
  ) {}

  /** Those who teach the class are told of whoever comes. Outside lessons nothing is stored. */
  async tell({ role, session }: Identity, isInView: boolean): Promise<void> {
    if (role !== 'student' || session === null) return;
    await this.db.transaction(async tx => {
      const before = await BEFORE.first(tx, [session]);
      const kept = await KEEP.first(tx, [session, isInView]);
      if (!kept || (before?.isHere ?? false) === kept.isHere) return;
      await tellStream(tx, 'class-presence-changed', { kind: 'class-teachers', id: kept.classId });
    });
  }

  /**
   * Tells nothing unless the lesson is open.
   * @throws DomainError auth/forbidden to whoever does not teach the class
   */
  async ofClass(identity: Identity, classId: string): Promise<ClassPresence> {
    const ties = await TIES.first(this.pool, [classId]);
    if (!ties || !teaches(identity, ties))
      throw new DomainError('auth/forbidden', "You may not see this class's lesson.");
    const rows = await OF_CLASS.rows(this.pool, [classId]);
    const now = Date.now();
    return {
      at: new Date(now).toISOString(),
      students: rows.map(row => {
        const presence = presenceOf(row, now);
        const leftAt = presence === 'left' ? row.seenAt : null;
        return { student_id: row.studentId, presence, left_at: leftAt?.toISOString() ?? null };
      }),
    };
  }
}
