export { demandLanguage } from './demand-language.ts';
export { LanguageController } from './language.controller.ts';
export { LanguagesService } from './languages.service.ts';
