import { chapterPart, coursePart, ENDPOINTS } from '@burrow/contracts';
import {
  ApiRoute,
  CurrentIdentity,
  DomainError,
  type FastifyReply,
  type Identity,
} from '@burrow/service-kit';
import { Controller, Headers, Param, Query, Res } from '@nestjs/common';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { z } from 'zod';
import { acceptsGzip } from '../../content/accepts-gzip.ts';
import { CourseOfLearnerService } from './course-of-learner.service.ts';

const compress = promisify(gzip);

const { getCourse, getCoursePart, getChapter } = ENDPOINTS;

/** Answers are sent compressed: they name many levels, and much in them repeats. */
async function send(reply: FastifyReply, acceptEncoding: string | undefined, answer: object): Promise<void> {
  const json = JSON.stringify(answer);
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (acceptsGzip(acceptEncoding)) reply.header('content-encoding', 'gzip').send(await compress(json));
  else reply.send(json);
}

const indexOf = (from: string | undefined): number | undefined =>
  from === undefined ? undefined : Number(from);

@Controller()
export class CourseController {
  constructor(private readonly courses: CourseOfLearnerService) {}

  @ApiRoute(getCourse)
  async get(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: getCourse.params }) { slug }: z.output<typeof getCourse.params>,
    @Query({ schema: getCourse.query }) query: z.output<typeof getCourse.query>,
    @Headers('accept-encoding') acceptEncoding: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await send(reply, acceptEncoding, await this.courses.of(identity, slug, query));
  }

  @ApiRoute(getCoursePart)
  async part(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: getCoursePart.params }) { slug }: z.output<typeof getCoursePart.params>,
    @Query({ schema: getCoursePart.query }) query: z.output<typeof getCoursePart.query>,
    @Headers('accept-encoding') acceptEncoding: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const course = await this.courses.of(identity, slug, query);
    const { level, from } = query;
    await send(reply, acceptEncoding, coursePart(course, { level, from: indexOf(from) }));
  }

  /** @throws DomainError level/unknown-chapter */
  @ApiRoute(getChapter)
  async chapter(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: getChapter.params }) { slug, chapter }: z.output<typeof getChapter.params>,
    @Query({ schema: getChapter.query }) query: z.output<typeof getChapter.query>,
    @Headers('accept-encoding') acceptEncoding: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const course = await this.courses.of(identity, slug, query);
    const part = chapterPart(course, Number(chapter), indexOf(query.from));
    if (!part) throw new DomainError('level/unknown-chapter', 'There is no such chapter.');
    await send(reply, acceptEncoding, part);
  }
}
