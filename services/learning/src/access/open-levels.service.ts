import type { CompiledLevel } from '@burrow/content';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { Catalogue } from '../content/catalogue.ts';
import { type LearnerContext, LearnerContextRepository } from '../learners/learner-context.repository.ts';
import { LevelGateService } from './level-gate.service.ts';

interface LevelToRun {
  readonly level: CompiledLevel;
  readonly context: LearnerContext;
}

/** Finds levels for those who may see or run them. */
@Injectable()
export class OpenLevelsService {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly contexts: LearnerContextRepository,
    private readonly gate: LevelGateService,
  ) {}

  /** @throws DomainError if there is no such level, or the caller may not see it */
  async of(identity: Identity, course: string, slug: string): Promise<CompiledLevel> {
    const level = this.catalogue.level(course, slug);
    this.gate.demandView(level, await this.contexts.of(identity, course, slug));
    return level;
  }

  /**
   * Returns a level to run, with what is known about the learner.
   * @throws DomainError if there is no such level, or the caller may not run its code
   */
  async toRun(identity: Identity, course: string, slug: string): Promise<LevelToRun> {
    const level = this.catalogue.level(course, slug);
    const context = await this.contexts.of(identity, course, slug);
    this.gate.demandRun(level, context);
    return { level, context };
  }
}
