import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { KeepsWork } from '../../../learners/keeps-work.guard.ts';
import { LevelGateService } from '../../../access/level-gate.service.ts';
import { Catalogue } from '../../../content/catalogue.ts';
import { LearnerContextRepository } from '../../../learners/learner-context.repository.ts';
import { DraftsRepository } from './drafts.repository.ts';

@Controller()
export class DraftsController {
  constructor(
    private readonly drafts: DraftsRepository,
    private readonly catalogue: Catalogue,
    private readonly contexts: LearnerContextRepository,
    private readonly gate: LevelGateService,
  ) {}

  @ApiRoute(ENDPOINTS.saveDraft)
  @KeepsWork()
  async save({
    identity,
    params: { slug },
    body: draft,
  }: ApiRequest<'saveDraft'>): Promise<{ level_slug: string }> {
    const level = this.catalogue.level(slug, draft.level_slug);
    const context = await this.contexts.of(identity, slug, level.slug);
    this.gate.demandView(level, context);
    await this.drafts.keep(context.learner, { course: slug, level: level.slug }, draft.code);
    return { level_slug: level.slug };
  }
}
