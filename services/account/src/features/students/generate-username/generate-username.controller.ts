import { ENDPOINTS, GenerateUsernameQuerySchema } from '@burrow/contracts';
import { ApiRoute } from '@burrow/service-kit';
import { Controller, Header, Query } from '@nestjs/common';
import type { z } from 'zod';
import { GenerateUsernameService } from './generate-username.service.ts';

@Controller()
export class GenerateUsernameController {
  constructor(private readonly usernames: GenerateUsernameService) {}

  @ApiRoute(ENDPOINTS.generateUsername)
  @Header('cache-control', 'no-store')
  async generate(
    @Query({ schema: GenerateUsernameQuerySchema })
    { language }: z.infer<typeof GenerateUsernameQuerySchema>,
  ) {
    return { username: await this.usernames.generate(language) };
  }
}
