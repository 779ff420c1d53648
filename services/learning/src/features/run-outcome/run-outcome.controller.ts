import { ENDPOINTS } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity, InjectPool, learnerOf } from '@burrow/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod';
import { ClassNewsService } from '../../learners/class-news.service.ts';
import { keepOutcome } from '../../runs/runs.queries.ts';
import { FindingsService } from './findings.service.ts';

const { params: paramsOf, body: bodyOf } = ENDPOINTS.keepRunOutcome;

@Controller()
export class RunOutcomeController {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly news: ClassNewsService,
    private readonly findings: FindingsService,
  ) {}

  @ApiRoute(ENDPOINTS.keepRunOutcome)
  async keep(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: paramsOf }) { run_id }: z.output<typeof paramsOf>,
    @Body({ schema: bodyOf }) outcome: z.output<typeof bodyOf>,
  ): Promise<{ kept: boolean }> {
    const learner = learnerOf(identity);
    const { rowCount } = await this.pool.query(keepOutcome(learner, run_id, outcome));
    if (rowCount === 0) return { kept: false };
    this.news.worked(learner);
    if (learner.kind === 'student' && outcome.code !== null) {
      await this.findings.add(learner, run_id);
      this.news.worked(learner);
    }
    return { kept: true };
  }
}
