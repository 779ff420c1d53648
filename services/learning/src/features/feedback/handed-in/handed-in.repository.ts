import type { HandedIn, HandedInWork } from '@burrow/contracts';
import { DomainError, InjectPool, type RowOf } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { shownHandedIn } from '../../../learners/feedback.rules.ts';
import { OF_CLASS, ONE } from './handed-in.queries.ts';

/** Whose work it is, on which level. */
export interface WorkPlace {
  readonly student_id: string;
  readonly course_slug: string;
  readonly slug: string;
}

type Row = RowOf<typeof OF_CLASS>;

export const notHandedIn = () => new DomainError('level/not-handed-in', 'Nothing was handed in.');

export const keyOf = ({ student_id, course_slug, slug }: WorkPlace): readonly string[] => [
  student_id,
  course_slug,
  slug,
];

const shown = (row: Row): HandedIn => ({
  ...shownHandedIn(row),
  student_id: row.studentId,
  course_id: row.course,
  level_slug: row.level,
  version: row.version,
});

/** Work that students handed in. */
@Injectable()
export class HandedInRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  async ofClass(classId: string): Promise<HandedIn[]> {
    const rows = await OF_CLASS.rows(this.pool, [classId]);
    return rows.map(shown);
  }

  /** @throws DomainError level/not-handed-in */
  async one(place: WorkPlace): Promise<HandedInWork> {
    const rows = await ONE.rows(this.pool, [...keyOf(place)]);
    const [row] = rows;
    if (!row) throw notHandedIn();
    return { ...shown(row), code: row.code };
  }
}
