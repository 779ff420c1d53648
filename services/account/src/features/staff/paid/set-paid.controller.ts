import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { SetPaidService } from './set-paid.service.ts';

/** Somebody has paid outside the platform. */
@Controller()
export class SetPaidController {
  constructor(private readonly setting: SetPaidService) {}

  @ApiRoute(ENDPOINTS.setPaid)
  async set({ identity, query }: ApiRequest<'setPaid'>): Promise<{ paid: boolean }> {
    const paid = query.paid === 'true';
    await this.setting.set(identity, query.email, paid, query.reason ?? null);
    return { paid };
  }

  @ApiRoute(ENDPOINTS.setPaidByGet)
  setByGet(request: ApiRequest<'setPaidByGet'>): Promise<{ paid: boolean }> {
    return this.set(request);
  }
}
