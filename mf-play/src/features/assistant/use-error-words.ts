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
  /** What the platform says itself, in the words of the specification; null if nothing. */
  readonly detail: Detail | null;
}

/** Errors that are not Python's, with what their text needs. */
export interface Detail {
  readonly code: (typeof OWN_ERRORS)[number] | 'tooManyLines' | 'unexpected';
  readonly maxLines?: number;
}

const OWN_ERRORS = ['python/time-limit', 'python/not-initialized', 'python/busy'] as const;

/** Returns why a run failed; null if it did not, or if something else says it. */
export function useErrorWords(result: RunResult | null): ErrorWords | null {
  const { t } = useTranslation('play');
  const { isShown: hasGrid } = useGrid();
  const title = t('dialogs.error');
  if (result?.kind === 'too-many-lines') {
    const { maxLines, isJoined } = result;
    const text = t('dialogs.tooManyLines', { count: maxLines });
    const detail = { code: 'tooManyLines', maxLines } as const;
    const said = isJoined ? `${text} ${t('dialogs.joinedLines')}` : text;
    return { title, text: said, place: null, trace: '', detail };
  }
  if (result?.kind === 'too-long')
    return { title, text: t('dialogs.tooLong'), place: null, trace: '', detail: null };
  if (result?.kind !== 'error') return null;
  const { code, params, line, trace } = result;
  const place = runErrorPlace(t, { line, params }, hasGrid);
  const text = runErrorText(t, { code, params });
  const detail = detailOf(code, t('runErrors.unexpected') === text);
  if (code !== 'python/time-limit') return { title, text, place, trace, detail };
  const said = `${text} ${t('dialogs.timeLimitText')}`;
  return { title: t('dialogs.timeLimit'), text: said, place, trace, detail };
}

function detailOf(code: string, isUnexpected: boolean): Detail | null {
  if (isUnexpected) return { code: 'unexpected' };
  const own = OWN_ERRORS.find(name => name === code);
  return own ? { code: own } : null;
}
