import { DEFAULT_LANGUAGE, ENDPOINTS, type LevelData, viewError } from '@burrow/contracts';
import {
  type ApiRequest,
  ApiRoute,
  type FastifyReply,
  type Identity,
  learnerOf,
  Sent,
} from '@burrow/service-kit';
import type { CompiledLevel } from '@burrow/content';
import { Controller, Headers, Res } from '@nestjs/common';
import { demandAccess } from '../../../access/demand-access.ts';
import { LevelGateService } from '../../../access/level-gate.service.ts';
import { acceptsGzip } from '../../../content/accepts-gzip.ts';
import { Catalogue } from '../../../content/catalogue.ts';
import {
  type LearnerContext,
  LearnerContextRepository,
} from '../../../learners/learner-context.repository.ts';
import { LevelTexts, textsLanguageOf } from './level-texts.ts';
import { VisitorProgressRepository } from './visitor-progress.repository.ts';

type OwnLevel = LearnerContext['level'];

@Controller()
export class LevelDataController {
  private readonly texts: LevelTexts;

  constructor(
    private readonly visitors: VisitorProgressRepository,
    private readonly catalogue: Catalogue,
    private readonly contexts: LearnerContextRepository,
    private readonly gate: LevelGateService,
  ) {
    this.texts = new LevelTexts(catalogue);
  }

  /** The most frequent call: a single select (by primary key for a visitor), and prepared bytes. */
  @ApiRoute(ENDPOINTS.getLevel)
  async get(
    { identity, params, query }: ApiRequest<'getLevel'>,
    @Headers('accept-encoding') acceptEncoding: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<Sent<LevelData>> {
    const level = this.catalogue.level(params.course_slug, params.slug);
    const { completed, code } = await this.ownLevel(identity, level);
    const { language = DEFAULT_LANGUAGE } = query;
    const json = this.texts.of(level, language);
    const own = {
      locked: false,
      completed,
      last_code_executed: code,
      ...textsLanguageOf(level, language),
    };
    reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (acceptsGzip(acceptEncoding)) {
      reply.header('content-encoding', 'gzip').send(json.gzip(own));
    } else {
      reply.send(json.plain(own));
    }
    return new Sent();
  }

  private async ownLevel(identity: Identity, level: CompiledLevel): Promise<OwnLevel> {
    const { kind, id } = learnerOf(identity);
    if (kind === 'visitor') {
      demandAccess(viewError(level.access, 'visitor'));
      return this.visitors.ofLevel(id, level);
    }
    const context = await this.contexts.of(identity, level.course_slug, level.slug);
    this.gate.demandView(level, context);
    return context.level;
  }
}
