import { type CourseCompleted, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { Catalogue } from '../../../content/catalogue.ts';
import { CompletedCourseRepository } from './completed-course.repository.ts';

/** A call of payment: what is completed is not refunded. */
@Controller()
export class CompletedCourseController {
  constructor(
    private readonly completed: CompletedCourseRepository,
    private readonly catalogue: Catalogue,
  ) {}

  @ServiceRoute(SERVICE_CALLS.isCourseCompleted)
  async ask({
    body: { student_id, course_id },
  }: ServiceRequest<'isCourseCompleted'>): Promise<CourseCompleted> {
    const found = await this.completed.levels(student_id, course_id);
    const done = new Set(found.map(level => `${course_id}/${level}`));
    const levels = this.catalogue.allLevels().filter(([, { course_slug }]) => course_slug === course_id);
    const completed = levels.length > 0 && levels.every(([key]) => done.has(key));
    return { completed, certificate_issued: await this.completed.isCertified(student_id, course_id) };
  }
}
