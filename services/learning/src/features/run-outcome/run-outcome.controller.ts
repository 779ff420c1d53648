import { ENDPOINTS } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity, learnerOf } from '@burrow/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import type { z } from 'zod';
import { ClassNewsService } from '../../learners/class-news.service.ts';
import { FindingsService } from './findings.service.ts';
import { RunEndService } from './run-end.service.ts';

const { params: paramsOf, body: bodyOf } = ENDPOINTS.keepRunOutcome;

@Controller()
export class RunOutcomeController {
  constructor(
    private readonly ends: RunEndService,
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
    if (!(await this.ends.keep(learner, run_id, outcome))) return { kept: false };
    this.news.worked(learner);
    if (learner.kind === 'student' && outcome.code !== null) {
      await this.findings.add(learner, run_id);
      this.news.worked(learner);
    }
    return { kept: true };
  }
}
