import { type CourseCompleted, SERVICE_CALLS } from '@burrow/contracts';
import { InjectPool, type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import type pg from 'pg';
import { Catalogue } from '../../../content/catalogue.ts';
import { CERTIFIED, COMPLETED } from './completed-course.queries.ts';

/** A call of payment: what is completed is not refunded. */
@Controller()
export class CompletedCourseController {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly catalogue: Catalogue,
  ) {}

  @ServiceRoute(SERVICE_CALLS.isCourseCompleted)
  async ask({
    body: { student_id, course_id },
  }: ServiceRequest<'isCourseCompleted'>): Promise<CourseCompleted> {
    const { rows } = await this.pool.query<{ level: string }>(COMPLETED, [student_id, course_id]);
    const done = new Set(rows.map(({ level }) => `${course_id}/${level}`));
    const levels = this.catalogue.allLevels().filter(([, { course_slug }]) => course_slug === course_id);
    const completed = levels.length > 0 && levels.every(([key]) => done.has(key));
    const issued = await this.pool.query(CERTIFIED, [student_id, course_id]);
    return { completed, certificate_issued: issued.rows.length > 0 };
  }
}
