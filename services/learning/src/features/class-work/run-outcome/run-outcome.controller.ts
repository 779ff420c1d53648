import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, learnerOf } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { KeepsWork } from '../../../learners/keeps-work.guard.ts';
import { ClassNewsService } from '../../../learners/class-news.service.ts';
import { FindingsService } from './findings.service.ts';
import { RunEndService } from './run-end.service.ts';

@Controller()
export class RunOutcomeController {
  constructor(
    private readonly ends: RunEndService,
    private readonly news: ClassNewsService,
    private readonly findings: FindingsService,
  ) {}

  @ApiRoute(ENDPOINTS.keepRunOutcome)
  @KeepsWork()
  async keep({
    identity,
    params: { run_id },
    body: outcome,
  }: ApiRequest<'keepRunOutcome'>): Promise<{ kept: boolean }> {
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
