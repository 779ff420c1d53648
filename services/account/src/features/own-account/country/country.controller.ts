import { type Country, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';

/** The answer if no proxy names the country. */
const UNKNOWN = 'en';

@Controller()
export class CountryController {
  @ApiRoute(ENDPOINTS.getCountry)
  get({ identity }: ApiRequest<'getCountry'>): Country {
    return { country_code: identity.country ?? UNKNOWN };
  }
}
