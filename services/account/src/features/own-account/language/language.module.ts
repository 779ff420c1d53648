import { Module } from '@nestjs/common';
import { LanguageController } from './language.controller.ts';
import { LanguagesService } from './languages.service.ts';

@Module({
  controllers: [LanguageController],
  providers: [LanguagesService],
  exports: [LanguagesService],
})
export class LanguageModule {}
