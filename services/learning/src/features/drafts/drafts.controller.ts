import { ENDPOINTS, LevelDraftSchema } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity, InjectPool, learnerGone } from '@burrow/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod';
import { LevelGateService } from '../../access/level-gate.service.ts';
import { Catalogue } from '../../content/catalogue.ts';
import { LearnerContextRepository } from '../../learners/learner-context.repository.ts';
import { storableCode } from '../../learners/storable-code.ts';
import { KEEP } from './drafts.queries.ts';

const { params } = ENDPOINTS.saveDraft;

@Controller()
export class DraftsController {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly catalogue: Catalogue,
    private readonly contexts: LearnerContextRepository,
    private readonly gate: LevelGateService,
  ) {}

  @ApiRoute(ENDPOINTS.saveDraft)
  async save(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: params }) { slug }: z.output<typeof params>,
    @Body({ schema: LevelDraftSchema }) draft: z.output<typeof LevelDraftSchema>,
  ): Promise<{ level_slug: string }> {
    const level = this.catalogue.level(slug, draft.level_slug);
    const context = await this.contexts.of(identity, slug, level.slug);
    this.gate.demandView(level, context);
    const { kind, id } = context.learner;
    const { rowCount } = await this.pool.query(KEEP, [kind, id, slug, level.slug, storableCode(draft.code)]);
    if (rowCount === 0) throw learnerGone();
    return { level_slug: level.slug };
  }
}
