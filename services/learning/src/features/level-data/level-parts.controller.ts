import { DEFAULT_LANGUAGE, ENDPOINTS, type HintDose, type LevelVariants } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, DomainError, type Identity } from '@burrow/service-kit';
import { Controller, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { OpenLevelsService } from '../../access/open-levels.service.ts';
import { textIn } from '../../content/catalogue.ts';

const { getLevelVariants, getHintDose } = ENDPOINTS;

/** Serves the parts that level/data leaves out, on request, to those who may see the level. */
@Controller()
export class LevelPartsController {
  constructor(private readonly levels: OpenLevelsService) {}

  /** The hidden settings, for a page that runs a program. */
  @ApiRoute(getLevelVariants)
  async variants(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: getLevelVariants.params }) params: z.output<typeof getLevelVariants.params>,
  ): Promise<LevelVariants> {
    const { level_hash, variants = [] } = await this.levels.of(identity, params.course_slug, params.slug);
    return { level_hash, variants: [...variants] };
  }

  /** One dose of help. */
  @ApiRoute(getHintDose)
  async dose(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: getHintDose.params }) params: z.output<typeof getHintDose.params>,
    @Query({ schema: getHintDose.query })
    { language = DEFAULT_LANGUAGE }: z.output<typeof getHintDose.query>,
  ): Promise<HintDose> {
    const { texts } = await this.levels.of(identity, params.course_slug, params.slug);
    const dose = textIn(texts, language)?.hintDoses?.[Number(params.number) - 1];
    if (!dose) throw new DomainError('level/unknown-dose', 'There is no such dose of help.');
    return dose;
  }
}
