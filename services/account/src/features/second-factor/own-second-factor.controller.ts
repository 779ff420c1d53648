import {
  BeginSecondFactorSchema, type BegunSecondFactor, ENDPOINTS, FactorCodeBodySchema, type RecoveryCodes, type RemoveSecondFactor,
  RemoveSecondFactorSchema, type SecondFactor,
} from '@burrow/contracts'; // prettier-ignore
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { OwnSecondFactorService } from './own-second-factor.service.ts';

/** Setting up, and removing, in the profile. */
@Controller()
export class OwnSecondFactorController {
  constructor(private readonly own: OwnSecondFactorService) {}

  @ApiRoute(ENDPOINTS.getSecondFactor)
  read(@CurrentIdentity() identity: Identity): Promise<SecondFactor> {
    return this.own.read(identity);
  }

  @ApiRoute(ENDPOINTS.beginSecondFactor)
  begin(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: BeginSecondFactorSchema }) body: { readonly current_password?: string },
  ): Promise<BegunSecondFactor> {
    return this.own.begin(identity, body.current_password);
  }

  @ApiRoute(ENDPOINTS.confirmSecondFactor)
  confirm(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: FactorCodeBodySchema }) { code }: { readonly code: string },
  ): Promise<RecoveryCodes> {
    return this.own.confirm(identity, code);
  }

  @ApiRoute(ENDPOINTS.removeSecondFactor)
  async remove(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: RemoveSecondFactorSchema }) body: RemoveSecondFactor,
  ): Promise<{ done: true }> {
    await this.own.remove(identity, body);
    return { done: true };
  }
}
