import { Module } from '@nestjs/common';
import { LanguageController } from './language.controller.ts';
import { Languages } from './languages.ts';

@Module({ controllers: [LanguageController], providers: [Languages], exports: [Languages] })
export class LanguageModule {}
