import { ENDPOINTS, type SchoolActivity } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { beginsOf } from './periods.rules.ts';
import { SchoolActivityRepository } from './school-activity.repository.ts';

/** What an organisation did in the last year, in numbers: by class, and never by student. */
@Controller()
export class SchoolActivityController {
  constructor(private readonly activity: SchoolActivityRepository) {}

  @ApiRoute(ENDPOINTS.getSchoolActivity)
  async get({
    identity: { organization },
    query: { period, class_id },
  }: ApiRequest<'getSchoolActivity'>): Promise<SchoolActivity> {
    if (organization === null) throw new DomainError('auth/forbidden', 'You belong to no organisation.');
    const begins = beginsOf(period, new Date());
    const counted = { organization, period, since: begins[0], classId: class_id ?? null };
    const periods = await this.activity.byPeriod(counted);
    const classes = await this.activity.byClass(counted);
    const found = new Map(periods.map(row => [row.begins, row]));
    const none = { classes: 0, students: 0, levels: 0 };
    return {
      period,
      periods: begins.map(day => found.get(day) ?? { begins: day, ...none }),
      classes,
    };
  }
}
