import { type Country, ENDPOINTS } from '@burrow/contracts';
import { CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Controller, Get } from '@nestjs/common';

/** What is answered where no proxy names the country. */
const UNKNOWN = 'en';

@Controller()
export class CountryController {
  @Get(ENDPOINTS.getCountry.path)
  get(@CurrentIdentity() identity: Identity): Country {
    return { country_code: identity.country ?? UNKNOWN };
  }
}
