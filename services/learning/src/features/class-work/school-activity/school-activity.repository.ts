import type { SchoolActivity } from '@burrow/contracts';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { BY_CLASS, BY_PERIOD } from './school-activity.queries.ts';

type PeriodActivity = SchoolActivity['periods'][number];
type ClassActivity = SchoolActivity['classes'][number];

/** Which activity is counted: since a day, by weeks or months, of a class or of all (null). */
interface Counted {
  readonly organization: string;
  readonly period: SchoolActivity['period'];
  readonly since: string | undefined;
  readonly classId: string | null;
}

const valuesOf = ({ organization, period, since, classId }: Counted) => [
  organization,
  period,
  since,
  classId,
];

@Injectable()
export class SchoolActivityRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Returns periods in which there was something, the earliest first. */
  async byPeriod(counted: Counted): Promise<PeriodActivity[]> {
    return await BY_PERIOD.rows(this.pool, valuesOf(counted));
  }

  async byClass(counted: Counted): Promise<ClassActivity[]> {
    return await BY_CLASS.rows(this.pool, valuesOf(counted));
  }
}
