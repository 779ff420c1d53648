export * from '@burrow/contracts/languages';
export { localePath, splitLocalePath } from '@burrow/contracts/paths';
export { shellTexts } from './shell-texts.ts';
export { listed } from './list.ts';
export { noun, type Noun } from './noun.ts';
export {
  addTexts,
  legalLanguage,
  loadInLanguage,
  loadLegalText,
  startI18n,
  textsOnce,
  type LoadByLanguage,
  type Texts,
} from './texts.ts';
export { Trans } from './trans.tsx';
export { useDates } from './use-dates.ts';
export type { TFunction as Translate } from 'i18next';
export { useTranslation } from 'react-i18next';
