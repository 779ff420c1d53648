import { ENDPOINTS, type OwnGoogle as OwnGoogleBody, OwnGoogleSchema } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { demandUser } from '../../http/demand-user.ts';
import { GoogleProvider } from './google-provider.ts';
import { OwnGoogle } from './own-google.ts';

const UnlinkBodySchema = OwnGoogleSchema.optional();

/** Linking and unlinking, in the profile. */
@Controller()
export class OwnGoogleController {
  constructor(
    private readonly own: OwnGoogle,
    private readonly provider: GoogleProvider,
  ) {}

  @ApiRoute(ENDPOINTS.linkOwnGoogle)
  async link(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: OwnGoogleSchema }) body: OwnGoogleBody,
  ): Promise<{ location: string }> {
    this.provider.demandOn();
    return { location: await this.own.begin(identity, demandUser(identity), body) };
  }

  @ApiRoute(ENDPOINTS.unlinkOwnGoogle)
  async unlink(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: UnlinkBodySchema }) body: OwnGoogleBody | undefined,
  ): Promise<{ done: true }> {
    await this.own.unlink(identity, demandUser(identity), body?.current_password);
    return { done: true };
  }
}
