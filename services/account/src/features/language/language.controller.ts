import {
  ChangeLanguageQuerySchema,
  ENDPOINTS,
  findLanguageByName,
  type UserLanguage,
} from '@burrow/contracts';
import { CurrentIdentity, DomainError, type Identity } from '@burrow/service-kit';
import { Controller, Get, HttpCode, Post, Query, Inject } from '@nestjs/common';
import { LanguageRepository } from './language.repository.ts';

interface ChangeLanguageQuery {
  readonly language: string;
}

@Controller()
export class LanguageController {
  private readonly languages: LanguageRepository;

  constructor(@Inject(LanguageRepository) languages: LanguageRepository) {
    this.languages = languages;
  }

  @Get(ENDPOINTS.getLanguage.path)
  async get(@CurrentIdentity() identity: Identity): Promise<UserLanguage> {
    return { language: await this.languages.find(identity.id) };
  }

  @Post(ENDPOINTS.changeLanguage.path)
  @HttpCode(200)
  async change(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: ChangeLanguageQuerySchema }) query: ChangeLanguageQuery,
  ): Promise<UserLanguage> {
    const language = findLanguageByName(query.language);
    if (!language) throw new DomainError('user/unknown-language', 'There is no such language.');
    await this.languages.keep(identity.id, language.name);
    return { language: language.name };
  }
}
