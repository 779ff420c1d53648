import type { CompiledCourse } from '@burrow/content';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { LevelGateService } from '../../../access/level-gate.service.ts';
import { Catalogue } from '../../../content/catalogue.ts';
import { LearnerContextRepository } from '../../../learners/learner-context.repository.ts';
import { RUN_BY_CHILDREN } from './childrens-levels.queries.ts';

/** What a parent's children are at. */
@Injectable()
export class ChildrensLevelsService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly catalogue: Catalogue,
    private readonly contexts: LearnerContextRepository,
    private readonly gate: LevelGateService,
  ) {}

  /**
   * The levels of a chapter that a child of the parent may play, if the child has run one of them. Protects what students
   * are to find themselves from whoever says that they are a parent: saying so opens nothing, and neither does a child who
   * was just added.
   */
  async openIn({ slug, chapters }: CompiledCourse, chapter: number, parent: string): Promise<Set<string>> {
    const levels = chapters.find(({ id }) => id === chapter)?.levels ?? [];
    const rows = await RUN_BY_CHILDREN.rows(this.pool, [parent, slug, levels]);
    const open = new Set<string>();
    for (const student of new Set(rows.map(row => row.student))) {
      const context = await this.contexts.ofLearner({ kind: 'student', id: student }, slug, null);
      const mayPlay = levels.filter(level => this.gate.mayView(this.catalogue.level(slug, level), context));
      if (rows.some(row => row.student === student && mayPlay.includes(row.level)))
        for (const level of mayPlay) open.add(level);
    }
    return open;
  }
}
