export { demandLanguage } from './demand-language.ts';
export { LanguagesService } from './languages.service.ts';
export { LanguageModule } from './language.module.ts';
