import { ENDPOINTS, type CodeHistory } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity, learnerOf } from '@burrow/service-kit';
import { Controller, Param } from '@nestjs/common';
import type { z } from 'zod';
import { Catalogue } from '../../content/catalogue.ts';
import { WorkRepository } from '../../learners/work.repository.ts';

const { params: paramsOf } = ENDPOINTS.getCodeHistory;

/** Learners may see what they ran, even in a level that has been closed since. */
@Controller()
export class CodeHistoryController {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly work: WorkRepository,
  ) {}

  @ApiRoute(ENDPOINTS.getCodeHistory)
  async get(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: paramsOf }) params: z.output<typeof paramsOf>,
  ): Promise<CodeHistory> {
    const level = this.catalogue.level(params.course_slug, params.slug);
    return { entries: await this.work.codes(learnerOf(identity), level.course_slug, level.slug) };
  }
}
