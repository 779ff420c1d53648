import { useTranslation } from '@burrow/i18n';
import { runErrorPlace, runErrorText } from '../../run/run-error-text.ts';
import type { RunResult } from '../../run/run-result.types.ts';
import { useGrid } from '../grid/index.ts';

/** Why a run failed, in words. */
export interface ErrorWords {
  readonly title: string;
  readonly text: string;
  /** Line and tile, if they are known and shown. */
  readonly place: string | null;
  /** What Python says, whole; empty if it said nothing. */
  readonly trace: string;
}

/** Returns why a run failed; null if it did not, or if something else says it. */
export function useErrorWords(result: RunResult | null): ErrorWords | null {
  const { t } = useTranslation('play');
  const { isShown: hasGrid } = useGrid();
  const refused = (text: string): ErrorWords => ({ title: t('dialogs.error'), text, place: null, trace: '' });
  if (result?.kind === 'too-many-lines') {
    const text = t('dialogs.tooManyLines', { maxLines: result.maxLines });
    return refused(result.isJoined ? `${text} ${t('dialogs.joinedLines')}` : text);
  }
  if (result?.kind === 'too-long') return refused(t('dialogs.tooLong'));
  if (result?.kind !== 'error') return null;
  const { code, params, line, trace } = result;
  const place = runErrorPlace(t, { line, params }, hasGrid);
  const text = runErrorText(t, { code, params });
  if (code !== 'python/time-limit') return { title: t('dialogs.error'), text, place, trace };
  return { title: t('dialogs.timeLimit'), text: `${text} ${t('dialogs.timeLimitText')}`, place, trace };
}
