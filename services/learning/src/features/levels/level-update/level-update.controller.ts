import { ENDPOINTS, type LevelUpdateAnswer } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { KeepsWork } from '../../../learners/keeps-work.guard.ts';
import { LevelUpdateService } from './level-update.service.ts';

@Controller()
export class LevelUpdateController {
  constructor(private readonly service: LevelUpdateService) {}

  @ApiRoute(ENDPOINTS.updateLevel)
  @KeepsWork()
  update({ identity, params: { slug }, body }: ApiRequest<'updateLevel'>): Promise<LevelUpdateAnswer> {
    return this.service.update(identity, slug, body);
  }
}
