import { type BegunSecondFactor, ENDPOINTS, type RecoveryCodes, type SecondFactor } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { OwnSecondFactorService } from './own-second-factor.service.ts';

/** Setting up, and removing, in the profile. */
@Controller()
export class OwnSecondFactorController {
  constructor(private readonly own: OwnSecondFactorService) {}

  @ApiRoute(ENDPOINTS.getSecondFactor)
  read({ identity }: ApiRequest<'getSecondFactor'>): Promise<SecondFactor> {
    return this.own.read(identity);
  }

  @ApiRoute(ENDPOINTS.beginSecondFactor)
  begin({ identity, body }: ApiRequest<'beginSecondFactor'>): Promise<BegunSecondFactor> {
    return this.own.begin(identity, body.current_password);
  }

  @ApiRoute(ENDPOINTS.confirmSecondFactor)
  confirm({ identity, body: { code } }: ApiRequest<'confirmSecondFactor'>): Promise<RecoveryCodes> {
    return this.own.confirm(identity, code);
  }

  @ApiRoute(ENDPOINTS.removeSecondFactor)
  async remove({ identity, body }: ApiRequest<'removeSecondFactor'>): Promise<{ done: true }> {
    await this.own.remove(identity, body);
    return { done: true };
  }
}
