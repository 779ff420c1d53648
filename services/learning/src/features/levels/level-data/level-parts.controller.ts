import { DEFAULT_LANGUAGE, ENDPOINTS, type HintDose, type LevelVariants } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { OpenLevelsService } from '../../../access/open-levels.service.ts';
import { textIn } from '../../../content/catalogue.ts';

/** Serves the parts that level/data leaves out, on request, to those who may see the level. */
@Controller()
export class LevelPartsController {
  constructor(private readonly levels: OpenLevelsService) {}

  /** The hidden settings, for a page that runs a program. */
  @ApiRoute(ENDPOINTS.getLevelVariants)
  async variants({ identity, params }: ApiRequest<'getLevelVariants'>): Promise<LevelVariants> {
    const { level_hash, variants = [] } = await this.levels.of(identity, params.course_slug, params.slug);
    return { level_hash, variants: [...variants] };
  }

  /** One dose of help. */
  @ApiRoute(ENDPOINTS.getHintDose)
  async dose({
    identity,
    params,
    query: { language = DEFAULT_LANGUAGE },
  }: ApiRequest<'getHintDose'>): Promise<HintDose> {
    const { texts } = await this.levels.of(identity, params.course_slug, params.slug);
    const dose = textIn(texts, language)?.hintDoses?.[Number(params.number) - 1];
    if (!dose) throw new DomainError('level/unknown-dose', 'There is no such dose of help.');
    return dose;
  }
}
