import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { demandUser } from '../../../http/demand-user.ts';
import { GoogleClient } from './google.client.ts';
import { OwnGoogleService } from './own-google.service.ts';

/** Linking and unlinking in the profile. */
@Controller()
export class OwnGoogleController {
  constructor(
    private readonly own: OwnGoogleService,
    private readonly provider: GoogleClient,
  ) {}

  @ApiRoute(ENDPOINTS.linkOwnGoogle)
  async link({ identity, body }: ApiRequest<'linkOwnGoogle'>): Promise<{ location: string }> {
    this.provider.demandOn();
    return { location: await this.own.begin(identity, demandUser(identity), body) };
  }

  @ApiRoute(ENDPOINTS.unlinkOwnGoogle)
  async unlink({ identity, body }: ApiRequest<'unlinkOwnGoogle'>): Promise<{ done: true }> {
    await this.own.unlink(identity, demandUser(identity), body?.current_password);
    return { done: true };
  }
}
