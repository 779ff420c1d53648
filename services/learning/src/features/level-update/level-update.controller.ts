import { ENDPOINTS, type LevelUpdateAnswer, LevelUpdateEnvelopeSchema } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import type { z } from 'zod';
import { LevelUpdateService } from './level-update.service.ts';

const { params } = ENDPOINTS.updateLevel;

@Controller()
export class LevelUpdateController {
  constructor(private readonly service: LevelUpdateService) {}

  @ApiRoute(ENDPOINTS.updateLevel)
  update(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: params }) { slug }: z.output<typeof params>,
    @Body({ schema: LevelUpdateEnvelopeSchema }) body: z.output<typeof LevelUpdateEnvelopeSchema>,
  ): Promise<LevelUpdateAnswer> {
    return this.service.update(identity, slug, body);
  }
}
