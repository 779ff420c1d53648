import { ENDPOINTS, type LevelUpdateAnswer } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { LevelUpdateService } from './level-update.service.ts';

@Controller()
export class LevelUpdateController {
  constructor(private readonly service: LevelUpdateService) {}

  @ApiRoute(ENDPOINTS.updateLevel)
  update({ identity, params: { slug }, body }: ApiRequest<'updateLevel'>): Promise<LevelUpdateAnswer> {
    return this.service.update(identity, slug, body);
  }
}
