import { ENDPOINTS, type UserLanguage } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { demandLanguage } from './demand-language.ts';
import { LanguagesService } from './languages.service.ts';

@Controller()
export class LanguageController {
  constructor(private readonly languages: LanguagesService) {}

  @ApiRoute(ENDPOINTS.getLanguage)
  async get({ identity }: ApiRequest<'getLanguage'>): Promise<UserLanguage> {
    return { language: await this.languages.find(identity) };
  }

  @ApiRoute(ENDPOINTS.changeLanguage)
  async change({ identity, query }: ApiRequest<'changeLanguage'>): Promise<UserLanguage> {
    const language = demandLanguage(query.language);
    await this.languages.keep(identity, language);
    return { language };
  }
}
