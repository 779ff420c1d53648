import { DEFAULT_LANGUAGE, ENDPOINTS } from '@burrow/contracts';
import {
  CurrentIdentity,
  type FastifyReply,
  type Identity,
  InjectPool,
  routePath,
} from '@burrow/service-kit';
import { Controller, Get, Headers, Param, Query, Res, Inject } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod';
import { viewError } from '../../access/access.rules.ts';
import { demandAccess } from '../../access/demand-access.ts';
import { Catalogue } from '../../content/catalogue.ts';
import { standingOf } from '../../learners/learner.ts';
import { LevelTexts } from './level-texts.ts';

const { path, params: paramsOf, query: queryOf } = ENDPOINTS.getLevel;

const SELECT_PROGRESS = {
  name: 'level-progress',
  text: `select status = 'complete' as completed, coalesce(draft_code, run_code) as code from learning.progress
    where learner_kind = $1 and learner_id = $2 and course = $3 and level = $4`,
};

interface ProgressRow {
  readonly completed: boolean;
  readonly code: string | null;
}

@Controller()
export class LevelDataController {
  private readonly pool: pg.Pool;
  private readonly catalogue: Catalogue;
  private readonly texts: LevelTexts;

  constructor(@InjectPool() pool: pg.Pool, @Inject(Catalogue) catalogue: Catalogue) {
    this.pool = pool;
    this.catalogue = catalogue;
    this.texts = new LevelTexts(catalogue);
  }

  /** The most frequent call: one select by primary key, and prepared bytes. */
  @Get(routePath(path))
  async get(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: paramsOf }) params: z.output<typeof paramsOf>,
    @Query({ schema: queryOf }) query: z.output<typeof queryOf>,
    @Headers('accept-encoding') acceptEncoding: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const level = this.catalogue.level(params.course_slug, params.slug);
    demandAccess(viewError(level.access, standingOf(identity)));
    const values = [identity.kind, identity.id, level.course_slug, level.slug];
    const { rows } = await this.pool.query<ProgressRow>({ ...SELECT_PROGRESS, values });
    const json = this.texts.of(level, query.language ?? DEFAULT_LANGUAGE);
    const own = {
      locked: false,
      completed: rows[0]?.completed ?? false,
      last_code_executed: rows[0]?.code ?? null,
    };
    reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (/\bgzip\b(?!;q=0(\.0*)?\b)/.test(acceptEncoding ?? '')) {
      reply.header('content-encoding', 'gzip').send(json.gzip(own));
    } else {
      reply.send(json.plain(own));
    }
  }
}
