import { ChangeLanguageQuerySchema, ENDPOINTS, type UserLanguage } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Controller, Query } from '@nestjs/common';
import type { z } from 'zod';
import { demandLanguage } from './demand-language.ts';
import { LanguagesService } from './languages.service.ts';

@Controller()
export class LanguageController {
  constructor(private readonly languages: LanguagesService) {}

  @ApiRoute(ENDPOINTS.getLanguage)
  async get(@CurrentIdentity() identity: Identity): Promise<UserLanguage> {
    return { language: await this.languages.find(identity) };
  }

  @ApiRoute(ENDPOINTS.changeLanguage)
  async change(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: ChangeLanguageQuerySchema }) query: z.infer<typeof ChangeLanguageQuerySchema>,
  ): Promise<UserLanguage> {
    const language = demandLanguage(query.language);
    await this.languages.keep(identity, language);
    return { language };
  }
}
