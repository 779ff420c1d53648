import { shownParams, type ErrorParams } from '@burrow/contracts/errors';
import type { Translate } from '@burrow/i18n';

interface TextError {
  readonly code: string;
  readonly params: ErrorParams;
}

/** What happened and what to try, in words. A `context` among the params picks a more exact text. */
export const runErrorText = (t: Translate, { code, params }: TextError): string =>
  t(`play:runErrors.${code}`, { ...shownParams(params), defaultValue: t('play:runErrors.unexpected') });

/** Where it happened: the line, and the tile where there is one. Null where not even the line is known. */
export function runErrorPlace(t: Translate, line: number | null, params: ErrorParams = {}): string | null {
  if (line === null) return null;
  const { column, row } = shownParams(params);
  if (typeof column !== 'number' || typeof row !== 'number') return t('play:run.line', { line });
  return t('play:run.place', { line, column, row });
}
