import { type CourseData, ENDPOINTS } from '@burrow/contracts';
import { CurrentIdentity, DomainError, type Identity, routePath } from '@burrow/service-kit';
import { Controller, Get, Param, Query, Inject } from '@nestjs/common';
import type { z } from 'zod';
import { CourseService } from './course.service.ts';

const { path, params, query: queryOf } = ENDPOINTS.getCourse;

@Controller()
export class CourseController {
  private readonly courses: CourseService;

  constructor(@Inject(CourseService) courses: CourseService) {
    this.courses = courses;
  }

  @Get(routePath(path))
  get(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: params }) { slug }: z.output<typeof params>,
    @Query({ schema: queryOf }) query: z.output<typeof queryOf>,
  ): Promise<CourseData> {
    if (query.student_id !== undefined && query.student_id !== identity.id) {
      throw new DomainError('auth/forbidden', "This student's progress is not yours to see.");
    }
    return this.courses.get(identity, slug, query.language);
  }
}
