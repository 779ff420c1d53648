import { ENDPOINTS, type SchoolActivity } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError, InjectPool } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import type pg from 'pg';
import { beginsOf } from './periods.rules.ts';
import { BY_CLASS, BY_PERIOD } from './school-activity.queries.ts';

/** What an organisation did in the last year, in numbers: by class, and never by student. */
@Controller()
export class SchoolActivityController {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  @ApiRoute(ENDPOINTS.getSchoolActivity)
  async get({
    identity: { organization },
    query: { period, class_id },
  }: ApiRequest<'getSchoolActivity'>): Promise<SchoolActivity> {
    if (organization === null) throw new DomainError('auth/forbidden', 'You belong to no organisation.');
    const begins = beginsOf(period, new Date());
    const values = [organization, period, begins[0], class_id ?? null];
    const periods = await this.pool.query<SchoolActivity['periods'][number]>(BY_PERIOD, values);
    const classes = await this.pool.query<SchoolActivity['classes'][number]>(BY_CLASS, values);
    const found = new Map(periods.rows.map(row => [row.begins, row]));
    const none = { classes: 0, students: 0, levels: 0 };
    return {
      period,
      periods: begins.map(day => found.get(day) ?? { begins: day, ...none }),
      classes: classes.rows,
    };
  }
}
