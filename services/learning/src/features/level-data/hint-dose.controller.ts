import { DEFAULT_LANGUAGE, ENDPOINTS, type HintDose } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, DomainError, type Identity } from '@burrow/service-kit';
import { Controller, Inject, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { OpenLevels } from '../../access/open-levels.ts';
import { textIn } from '../../content/catalogue.ts';

const { params: paramsOf, query: queryOf } = ENDPOINTS.getHintDose;

/** Gives help dose by dose, as it is asked for. */
@Controller()
export class HintDoseController {
  private readonly levels: OpenLevels;

  constructor(@Inject(OpenLevels) levels: OpenLevels) {
    this.levels = levels;
  }

  @ApiRoute(ENDPOINTS.getHintDose)
  async get(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: paramsOf }) params: z.output<typeof paramsOf>,
    @Query({ schema: queryOf }) { language = DEFAULT_LANGUAGE }: z.output<typeof queryOf>,
  ): Promise<HintDose> {
    const { texts } = await this.levels.of(identity, params.course_slug, params.slug);
    const dose = textIn(texts, language)?.hintDoses?.[Number(params.number) - 1];
    if (!dose) throw new DomainError('level/unknown-dose', 'There is no such dose of help.');
    return dose;
  }
}
