import { type CourseData, ENDPOINTS } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Controller, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Catalogue } from '../../content/catalogue.ts';
import { type LearnerContext, LearnerContextRepository } from '../../learners/learner-context.repository.ts';
import { StudentAccessService } from '../../learners/student-access.service.ts';
import { CourseService } from './course.service.ts';

const { params, query: queryOf } = ENDPOINTS.getCourse;

@Controller()
export class CourseController {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly courses: CourseService,
    private readonly contexts: LearnerContextRepository,
    private readonly access: StudentAccessService,
  ) {}

  @ApiRoute(ENDPOINTS.getCourse)
  async get(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: params }) { slug }: z.output<typeof params>,
    @Query({ schema: queryOf }) { student_id, language }: z.output<typeof queryOf>,
  ): Promise<CourseData> {
    const course = this.catalogue.course(slug);
    return this.courses.describe(course, await this.context(identity, slug, student_id), language);
  }

  private async context(
    identity: Identity,
    slug: string,
    student: string | undefined,
  ): Promise<LearnerContext> {
    if (student === undefined) return this.contexts.of(identity, slug, null);
    await this.access.demand(identity, student);
    return this.contexts.ofLearner({ kind: 'student', id: student }, slug, null);
  }
}
