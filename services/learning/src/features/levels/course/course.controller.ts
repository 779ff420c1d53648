import { type AnswerOf, chapterPart, coursePart, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError, type FastifyReply, Sent } from '@burrow/service-kit';
import { Controller, Headers, Res } from '@nestjs/common';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptsGzip } from '../../../content/accepts-gzip.ts';
import { CourseOfLearnerService } from './course-of-learner.service.ts';

const compress = promisify(gzip);

/** Answers are sent compressed: they name many levels, and much in them repeats. */
async function send<Answer extends object>(
  reply: FastifyReply,
  acceptEncoding: string | undefined,
  answer: Answer,
): Promise<Sent<Answer>> {
  const json = JSON.stringify(answer);
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (acceptsGzip(acceptEncoding)) reply.header('content-encoding', 'gzip').send(await compress(json));
  else reply.send(json);
  return new Sent();
}

const indexOf = (from: string | undefined): number | undefined =>
  from === undefined ? undefined : Number(from);

@Controller()
export class CourseController {
  constructor(private readonly courses: CourseOfLearnerService) {}

  @ApiRoute(ENDPOINTS.getCourse)
  async get(
    { identity, params: { slug }, query }: ApiRequest<'getCourse'>,
    @Headers('accept-encoding') acceptEncoding: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<Sent<AnswerOf<'getCourse'>>> {
    return send(reply, acceptEncoding, await this.courses.of(identity, slug, query));
  }

  @ApiRoute(ENDPOINTS.getCoursePart)
  async part(
    { identity, params: { slug }, query }: ApiRequest<'getCoursePart'>,
    @Headers('accept-encoding') acceptEncoding: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<Sent<AnswerOf<'getCoursePart'>>> {
    const course = await this.courses.of(identity, slug, query);
    const { level, from } = query;
    return send(reply, acceptEncoding, coursePart(course, { level, from: indexOf(from) }));
  }

  /** @throws DomainError level/unknown-chapter */
  @ApiRoute(ENDPOINTS.getChapter)
  async chapter(
    { identity, params: { slug, chapter }, query }: ApiRequest<'getChapter'>,
    @Headers('accept-encoding') acceptEncoding: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<Sent<AnswerOf<'getChapter'>>> {
    const course = await this.courses.of(identity, slug, query);
    const part = chapterPart(course, Number(chapter), indexOf(query.from));
    if (!part) throw new DomainError('level/unknown-chapter', 'There is no such chapter.');
    return send(reply, acceptEncoding, part);
  }
}
