import { ENDPOINTS, type LevelVariants } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Controller, Inject, Param } from '@nestjs/common';
import type { z } from 'zod';
import { OpenLevels } from '../../access/open-levels.ts';

const { params: paramsOf } = ENDPOINTS.getLevelVariants;

/** Gives the hidden settings to a page that runs a program. */
@Controller()
export class LevelVariantsController {
  private readonly levels: OpenLevels;

  constructor(@Inject(OpenLevels) levels: OpenLevels) {
    this.levels = levels;
  }

  @ApiRoute(ENDPOINTS.getLevelVariants)
  async get(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: paramsOf }) params: z.output<typeof paramsOf>,
  ): Promise<LevelVariants> {
    const { level_hash, variants = [] } = await this.levels.of(identity, params.course_slug, params.slug);
    return { level_hash, variants: [...variants] };
  }
}
