import { ENDPOINTS } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type FastifyReply, type Identity } from '@burrow/service-kit';
import { Controller, Headers, Param, Query, Res } from '@nestjs/common';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { z } from 'zod';
import { acceptsGzip } from '../../content/accepts-gzip.ts';
import { Catalogue } from '../../content/catalogue.ts';
import { type LearnerContext, LearnerContextRepository } from '../../learners/learner-context.repository.ts';
import { StudentAccessService } from '../../learners/student-access.service.ts';
import { CourseService } from './course.service.ts';

const compress = promisify(gzip);

const { params, query: queryOf } = ENDPOINTS.getCourse;

@Controller()
export class CourseController {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly courses: CourseService,
    private readonly contexts: LearnerContextRepository,
    private readonly access: StudentAccessService,
  ) {}

  /** It names every level of the course, so it is sent compressed: a long course must not weigh on the first page. */
  @ApiRoute(ENDPOINTS.getCourse)
  async get(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: params }) { slug }: z.output<typeof params>,
    @Query({ schema: queryOf }) { student_id, language }: z.output<typeof queryOf>,
    @Headers('accept-encoding') acceptEncoding: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const course = this.catalogue.course(slug);
    const context = await this.context(identity, slug, student_id);
    const json = JSON.stringify(this.courses.describe(course, context, language));
    reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (acceptsGzip(acceptEncoding)) reply.header('content-encoding', 'gzip').send(await compress(json));
    else reply.send(json);
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
