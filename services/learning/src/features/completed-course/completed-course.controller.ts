import {
  type CourseCompleted,
  type IsCourseCompleted,
  IsCourseCompletedSchema,
  SERVICE_CALLS,
} from '@burrow/contracts';
import { InjectPool, ServiceRoute } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import type pg from 'pg';
import { Catalogue } from '../../content/catalogue.ts';
import { CERTIFIED, COMPLETED } from './completed-course.queries.ts';

/** A call of payment: what is completed is not refunded. */
@Controller()
export class CompletedCourseController {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly catalogue: Catalogue,
  ) {}

  @ServiceRoute(SERVICE_CALLS.isCourseCompleted)
  async ask(
    @Body({ schema: IsCourseCompletedSchema }) { student_id, course_id }: IsCourseCompleted,
  ): Promise<CourseCompleted> {
    const { rows } = await this.pool.query<{ level: string }>(COMPLETED, [student_id, course_id]);
    const done = new Set(rows.map(({ level }) => `${course_id}/${level}`));
    const levels = this.catalogue.allLevels().filter(([, { course_slug }]) => course_slug === course_id);
    const completed = levels.length > 0 && levels.every(([key]) => done.has(key));
    const issued = await this.pool.query(CERTIFIED, [student_id, course_id]);
    return { completed, certificate_issued: issued.rows.length > 0 };
  }
}
