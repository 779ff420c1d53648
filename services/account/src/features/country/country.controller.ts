import { type Country, ENDPOINTS } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';

/** The answer if no proxy names the country. */
const UNKNOWN = 'en';

@Controller()
export class CountryController {
  @ApiRoute(ENDPOINTS.getCountry)
  get(@CurrentIdentity() identity: Identity): Country {
    return { country_code: identity.country ?? UNKNOWN };
  }
}
