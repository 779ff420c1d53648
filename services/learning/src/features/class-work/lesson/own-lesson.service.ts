import type { LessonFocus, OwnLesson } from '@burrow/contracts';
import { DomainError, type Identity, InjectPool, type Learner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { OpenLevelsService } from '../../../access/open-levels.service.ts';
import { ClassNewsService } from '../../../learners/class-news.service.ts';
import { ARRIVE, OWN_LESSON, type LessonRow } from './lesson.queries.ts';

function lookOf({ lookCourse, lookLevel, lookedAt, liveUntil }: LessonRow): OwnLesson['look'] {
  if (lookCourse === null || lookLevel === null || lookedAt === null) return null;
  return {
    course_id: lookCourse,
    level_slug: lookLevel,
    at: lookedAt.toISOString(),
    live_until: liveUntil?.toISOString() ?? null,
  };
}

/** What a student's lesson is to them. */
@Injectable()
export class OwnLessonService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly levels: OpenLevelsService,
    private readonly news: ClassNewsService,
  ) {}

  /** Who plays as somebody else, or is no student, is in no lesson. */
  async read(identity: Identity): Promise<OwnLesson> {
    const at = new Date().toISOString();
    const { role, student } = identity;
    if (role !== 'student' || student === null) return { at, focus: null, look: null };
    const rows = await OWN_LESSON.rows(this.pool, [student]);
    const [row] = rows;
    if (!row) return { at, focus: null, look: null };
    return { at, focus: await this.focusOf(identity, row), look: lookOf(row) };
  }

  /** Those who teach the class are told. */
  async arrive({ role, student }: Identity, focusId: string): Promise<void> {
    if (role !== 'student' || student === null) return;
    const rowCount = await ARRIVE.count(this.pool, [student, focusId]);
    const learner: Learner = { kind: 'student', id: student };
    if (rowCount !== 0) this.news.worked(learner);
  }

  private async focusOf(
    identity: Identity,
    { id, course, level, endsAt, hasArrived }: LessonRow,
  ): Promise<OwnLesson['focus']> {
    if (id === null || endsAt === null) return null;
    const place: LessonFocus['level'] =
      course === null || level === null ? null : { course_id: course, level_slug: level };
    if (place && !(await this.mayOpen(identity, place))) return null;
    return { id, level: place, has_arrived: hasArrived, until: endsAt.toISOString() };
  }

  /** A class may be open further than one of its students is, who must not skip. */
  private async mayOpen(
    identity: Identity,
    { course_id, level_slug }: NonNullable<LessonFocus['level']>,
  ): Promise<boolean> {
    try {
      await this.levels.of(identity, course_id, level_slug);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }
}
