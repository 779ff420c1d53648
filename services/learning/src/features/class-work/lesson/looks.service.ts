import { LOOK_SECONDS, type Look } from '@burrow/contracts';
import { type Identity, Outbox } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { StudentAccessService } from '../../../learners/student-access.service.ts';
import { END_LOOK, LOCK_LOOK, LOOK } from './lesson.queries.ts';

/** Lets students see when those who teach them look at their work: at once in a lesson, otherwise when they come. */
@Injectable()
export class LooksService {
  constructor(
    private readonly access: StudentAccessService,
    private readonly outbox: Outbox,
    private readonly db: DataSource,
  ) {}

  /** @throws DomainError auth/forbidden */
  async look(identity: Identity, studentId: string, look: Look): Promise<void> {
    await this.access.demand(identity, studentId);
    await this.db.transaction(async tx => {
      const isNews = 'end' in look ? await this.end(tx, studentId) : await this.begin(tx, studentId, look);
      const audience = { kind: 'student', id: studentId } as const;
      if (isNews) await this.outbox.send(tx, 'learning/lesson-changed', { audience });
    });
  }

  private async begin(
    tx: EntityManager,
    studentId: string,
    { course_id: course, level_slug: level }: Exclude<Look, { end: true }>,
  ): Promise<boolean> {
    const before = await LOCK_LOOK.first(tx, [studentId, course, level]);
    const now = await LOOK.first(tx, [studentId, course, level, LOOK_SECONDS]);
    const wasSeen = before?.isLive === true && before.isSame;
    return now?.isLive === true && !wasSeen;
  }

  private end(tx: EntityManager, studentId: string): Promise<boolean> {
    return END_LOOK.exists(tx, [studentId]);
  }
}
