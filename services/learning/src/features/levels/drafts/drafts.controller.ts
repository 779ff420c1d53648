import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, InjectPool, learnerGone } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import type pg from 'pg';
import { LevelGateService } from '../../../access/level-gate.service.ts';
import { Catalogue } from '../../../content/catalogue.ts';
import { LearnerContextRepository } from '../../../learners/learner-context.repository.ts';
import { storableCode } from '../../../learners/storable-code.ts';
import { KEEP } from './drafts.queries.ts';

@Controller()
export class DraftsController {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly catalogue: Catalogue,
    private readonly contexts: LearnerContextRepository,
    private readonly gate: LevelGateService,
  ) {}

  @ApiRoute(ENDPOINTS.saveDraft)
  async save({
    identity,
    params: { slug },
    body: draft,
  }: ApiRequest<'saveDraft'>): Promise<{ level_slug: string }> {
    const level = this.catalogue.level(slug, draft.level_slug);
    const context = await this.contexts.of(identity, slug, level.slug);
    this.gate.demandView(level, context);
    const { kind, id } = context.learner;
    const { rowCount } = await this.pool.query(KEEP, [kind, id, slug, level.slug, storableCode(draft.code)]);
    if (rowCount === 0) throw learnerGone();
    return { level_slug: level.slug };
  }
}
