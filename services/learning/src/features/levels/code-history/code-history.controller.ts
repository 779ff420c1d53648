import { ENDPOINTS, type CodeHistory } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, learnerOf } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { Catalogue } from '../../../content/catalogue.ts';
import { WorkRepository } from '../../../learners/work.repository.ts';

/** Learners may see what they ran, even in a level that has been closed since. */
@Controller()
export class CodeHistoryController {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly work: WorkRepository,
  ) {}

  @ApiRoute(ENDPOINTS.getCodeHistory)
  async get({ identity, params }: ApiRequest<'getCodeHistory'>): Promise<CodeHistory> {
    const level = this.catalogue.level(params.course_slug, params.slug);
    return { entries: await this.work.codes(learnerOf(identity), level.course_slug, level.slug) };
  }
}
