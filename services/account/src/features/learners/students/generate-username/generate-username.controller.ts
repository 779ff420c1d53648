import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller, Header } from '@nestjs/common';
import { GenerateUsernameService } from './generate-username.service.ts';

@Controller()
export class GenerateUsernameController {
  constructor(private readonly usernames: GenerateUsernameService) {}

  @ApiRoute(ENDPOINTS.generateUsername)
  @Header('cache-control', 'no-store')
  async generate({ query: { language } }: ApiRequest<'generateUsername'>) {
    return { username: await this.usernames.generate(language) };
  }
}
