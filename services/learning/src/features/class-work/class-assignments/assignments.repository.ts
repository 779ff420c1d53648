import type { OwnAssignments, TaughtAssignment } from '@burrow/contracts';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { Catalogue } from '../../../content/catalogue.ts';
import { stateOf } from './assignment-state.rules.ts';
import { OWN, TAUGHT } from './assignments.queries.ts';

interface AssignmentRow {
  readonly id: string;
  readonly version: number;
  readonly course: string;
  readonly levels: string[];
  readonly dueAt: Date;
  readonly note: string | null;
  readonly createdAt: Date;
  readonly completed: number;
  readonly lastAt: Date | null;
}

const WEEK_MS = 7 * 86_400_000;

const shown = ({ id, version, course, levels, dueAt, note, createdAt }: AssignmentRow) => ({
  id,
  version,
  course_id: course,
  level_slugs: levels,
  due_at: dueAt.toISOString(),
  note,
  created_at: createdAt.toISOString(),
});

const stateIn = (row: AssignmentRow, now: Date) => stateOf({ ...row, total: row.levels.length }, now);

@Injectable()
export class AssignmentsRepository {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly catalogue: Catalogue,
  ) {}

  /** Returns the assignments of a class with each student's state, the latest date first; only one of them if its id is given. */
  async ofClass(classId: string, id: string | null = null): Promise<TaughtAssignment[]> {
    const rows = await TAUGHT.rows(this.pool, [classId, id]);
    const now = new Date();
    const found = new Map<string, TaughtAssignment>();
    for (const row of rows) {
      const one = found.get(row.id) ?? { ...shown(row), students: [] };
      found.set(row.id, one);
      if (row.studentId === null) continue;
      one.students.push({ student_id: row.studentId, state: stateIn(row, now), completed: row.completed });
    }
    return [...found.values()];
  }

  /** Returns what a student's class is to do: all that is not done, and what was due in the last week or later. */
  async ofStudent(studentId: string, language: string): Promise<OwnAssignments['assignments']> {
    const rows = await OWN.rows(this.pool, [studentId]);
    const now = new Date();
    return rows
      .map(row => {
        const { version: _version, ...one } = shown(row);
        const levels = row.levels.map(slug => ({
          slug,
          name: this.catalogue.nameOf(row.course, slug, language),
          completed: row.completedLevels.includes(slug),
        }));
        return { ...one, state: stateIn(row, now), levels };
      })
      .filter(
        ({ state, due_at }) =>
          state === 'open' || state === 'missing' || new Date(due_at).getTime() > now.getTime() - WEEK_MS,
      );
  }
}
