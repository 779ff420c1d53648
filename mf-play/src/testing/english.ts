import { startI18n, type Translate } from '@burrow/i18n';
import { loadPlayTexts, loadTimelineTexts } from '../locales/texts.ts';

async function start(): Promise<Translate> {
  const i18n = await startI18n('en');
  await Promise.all([loadPlayTexts(), loadTimelineTexts()]);
  return i18n.getFixedT('en', ['timeline', 'play']);
}

let started: Promise<Translate> | undefined;

/** Returns the English texts for rules that put something into words; they are loaded once. */
export const english = (): Promise<Translate> => (started ??= start());
