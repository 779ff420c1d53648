import type { CourseData } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { Catalogue } from '../../../content/catalogue.ts';
import {
  type LearnerContext,
  LearnerContextRepository,
} from '../../../learners/learner-context.repository.ts';
import { StudentAccessService } from '../../../learners/student-access.service.ts';
import { CourseService } from './course.service.ts';

interface Asked {
  readonly student_id?: string | undefined;
  readonly language?: string | undefined;
}

@Injectable()
export class CourseOfLearnerService {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly courses: CourseService,
    private readonly contexts: LearnerContextRepository,
    private readonly access: StudentAccessService,
  ) {}

  /**
   * Returns a course as the caller sees it, or as the student whom the caller asks about does.
   * @throws DomainError level/unknown-course, auth/forbidden
   */
  async of(identity: Identity, slug: string, { student_id, language }: Asked): Promise<CourseData> {
    const course = this.catalogue.course(slug);
    const context = await this.context(identity, slug, student_id);
    return this.courses.describe(course, context, language);
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
