import type { CompiledLevel } from '@burrow/content';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { Catalogue } from '../content/catalogue.ts';
import { LearnerContextRepository } from '../learners/learner-context.repository.ts';
import { LevelGateService } from './level-gate.service.ts';

/** Finds levels for those who may see them. */
@Injectable()
export class OpenLevelsService {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly contexts: LearnerContextRepository,
    private readonly gate: LevelGateService,
  ) {}

  /** @throws DomainError where there is no such level, or the caller may not see it */
  async of(identity: Identity, course: string, slug: string): Promise<CompiledLevel> {
    const level = this.catalogue.level(course, slug);
    this.gate.demandView(level, await this.contexts.of(identity, course, slug));
    return level;
  }
}
