import { Module } from '@nestjs/common';
import { LanguageController } from './language.controller.ts';
import { LanguageRepository } from './language.repository.ts';

@Module({ controllers: [LanguageController], providers: [LanguageRepository] })
export class LanguageModule {}
