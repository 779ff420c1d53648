import { type ClassLesson, type LessonStudent, unlockedChapters } from '@burrow/contracts';
import { type Identity, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { Catalogue } from '../../../content/catalogue.ts';
import { isDifficulty } from '../class-failures/index.ts';
import { ClassFocusService } from '../lesson/index.ts';
import { causesOf, type LastFailure } from './causes.rules.ts';
import {
  LESSON_PROGRAMS,
  LESSON_RUNS,
  LESSON_STUDENTS,
  type LessonRunRow,
  OPEN_LESSON,
} from './class-lesson.queries.ts';
import { type Stuck, stuckSince } from './stuck.rules.ts';
import { isDone } from './task.rules.ts';

interface StuckStudent extends Stuck {
  readonly last: LessonRunRow;
}

/** What a class does in the lesson that is open: all of it in one answer, so that a page asks once. */
@Injectable()
export class ClassLessonService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly catalogue: Catalogue,
    private readonly focus: ClassFocusService,
  ) {}

  /**
   * Tells nothing of students unless the lesson is open.
   * @throws DomainError auth/forbidden to whoever does not teach the class
   */
  async read(identity: Identity, classId: string): Promise<ClassLesson> {
    const focus = await this.focus.read(identity, classId);
    const lesson = await OPEN_LESSON.first(this.pool, [classId]);
    const { beganAt = null, endsAt = null } = lesson ?? {};
    const at = new Date().toISOString();
    if (!lesson || beganAt === null || endsAt === null)
      return { at, ends_at: at, focus, students: [], causes: [] };
    const rows = await LESSON_STUDENTS.rows(this.pool, [classId, beganAt]);
    const stuck = await this.stuckOf(classId, beganAt);
    const place = focus.focus?.level ?? null;
    const called = place && `${place.course_id}/${place.level_slug}`;
    const students = rows.map(({ studentId, course, level, completed, completedNow }): LessonStudent => {
      const own = stuck.get(studentId);
      const unlocked = course === null ? [] : this.unlockedOf(course, lesson.unlockedChapters);
      return {
        student_id: studentId,
        playing: course === null || level === null ? null : { course_id: course, level_slug: level },
        completed: completedNow,
        is_done: isDone({ called, assigned: lesson.assigned, unlocked }, new Set(completed)),
        stuck: own ? { since: own.since.toISOString(), runs: own.runs } : null,
      };
    });
    const causes = causesOf(await this.failuresOf(stuck));
    return { at, ends_at: endsAt.toISOString(), focus, students, causes };
  }

  private async stuckOf(classId: string, began: Date): Promise<ReadonlyMap<string, StuckStudent>> {
    const runs = await LESSON_RUNS.rows(this.pool, [classId]);
    const told = runs.filter(({ code }) => code === null || isDifficulty(code));
    const byStudent = Map.groupBy(told, ({ studentId }) => studentId);
    return new Map(
      [...byStudent].flatMap(([id, own]) => {
        const [stuck, last] = [stuckSince(own, began), own.at(-1)];
        return stuck && last ? [[id, { ...stuck, last }] as const] : [];
      }),
    );
  }

  private async failuresOf(stuck: ReadonlyMap<string, StuckStudent>): Promise<LastFailure[]> {
    if (stuck.size === 0) return [];
    const lasts = [...stuck.values()].map(({ last }) => last);
    const rows = await LESSON_PROGRAMS.rows(this.pool, [[...stuck.keys()], lasts.map(({ runId }) => runId)]);
    const programs = new Map(rows.map(({ runId, program }) => [runId, program]));
    return lasts.map(({ studentId: student, runId, course, level, failure, line, variant }) => {
      const program = programs.get(runId) ?? null;
      return { student, course, level, code: failure ?? '', line, variant, program };
    });
  }

  /** Nothing of a course that no longer exists. */
  private unlockedOf(slug: string, unlocked: readonly string[]): string[] {
    const course = this.catalogue.allCourses().find(each => each.slug === slug);
    if (!course) return [];
    const rules = { unlocked_chapters: [...unlocked] };
    return unlockedChapters(slug, rules, course.chapters).flatMap(({ levels }) =>
      levels.map(level => `${slug}/${level}`),
    );
  }
}
