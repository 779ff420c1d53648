import { ENDPOINTS, type OwnGoogle, OwnGoogleSchema } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { demandUser } from '../../http/demand-user.ts';
import { GoogleClient } from './google.client.ts';
import { OwnGoogleService } from './own-google.service.ts';

const UnlinkBodySchema = OwnGoogleSchema.optional();

/** Linking and unlinking in the profile. */
@Controller()
export class OwnGoogleController {
  constructor(
    private readonly own: OwnGoogleService,
    private readonly provider: GoogleClient,
  ) {}

  @ApiRoute(ENDPOINTS.linkOwnGoogle)
  async link(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: OwnGoogleSchema }) body: OwnGoogle,
  ): Promise<{ location: string }> {
    this.provider.demandOn();
    return { location: await this.own.begin(identity, demandUser(identity), body) };
  }

  @ApiRoute(ENDPOINTS.unlinkOwnGoogle)
  async unlink(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: UnlinkBodySchema }) body: OwnGoogle | undefined,
  ): Promise<{ done: true }> {
    await this.own.unlink(identity, demandUser(identity), body?.current_password);
    return { done: true };
  }
}
