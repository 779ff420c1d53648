import type { LastPlayed } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { StudentActsService } from '../../../audit/student-acts.service.ts';
import { SessionsRepository } from '../../../sessions/sessions.repository.ts';
import { mayChoose } from './choose-student.rules.ts';
import { FIND } from './choose-student.queries.ts';

export interface Chosen {
  readonly secret: string;
  readonly lastPlayed: LastPlayed | null;
}

/** Chooses who learns in a session. */
@Injectable()
export class ChooseStudentService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly acts: StudentActsService,
    private readonly db: DataSource,
  ) {}

  /** A student that does not exist is refused like a stranger's. @throws DomainError auth/forbidden */
  choose(identity: Identity, studentId: string): Promise<Chosen> {
    return this.db.transaction(async tx => {
      const rows = await FIND.rows(tx, [studentId]);
      const student = rows[0];
      if (!student || !mayChoose(identity, student))
        throw new DomainError('auth/forbidden', 'This is not one of your students.');
      const { last_course: course_id, last_level: level_slug } = student;
      const lastPlayed = course_id !== null && level_slug !== null ? { course_id, level_slug } : null;
      const secret = await this.put(tx, identity, studentId);
      const { organization_id: organizationId } = student;
      await this.acts.record(tx, {
        organizationId,
        action: 'student-chosen',
        by: identity,
        studentIds: [studentId],
      });
      return { secret, lastPlayed };
    });
  }

  leave(identity: Identity): Promise<string> {
    return this.db.transaction(tx => this.put(tx, identity, null));
  }

  private async put(tx: EntityManager, { session }: Identity, studentId: string | null): Promise<string> {
    const next = session && (await this.sessions.choose(tx, session, studentId));
    if (!next) throw new DomainError('auth/not-logged-in', 'Nobody is logged in.');
    return next.secret;
  }
}
