import { shownParams, type ErrorParams } from '@burrow/contracts/errors';
import { noun, type Noun, type Translate } from '@burrow/i18n';

interface TextError {
  readonly code: string;
  readonly params: ErrorParams;
}

/** Params with the type of a thing; texts use its name. What has to be typed is in other params. */
const THINGS = ['ahead', 'thing'];

function named(params: ErrorParams, t: Translate): Readonly<Record<string, ErrorParams[string] | Noun>> {
  const count = params['action'] === 'collect' ? Number(params['count']) : 1;
  const names = THINGS.flatMap(key => {
    const type = params[key];
    return typeof type === 'string' ? [[key, noun(t, `play:things.${type}`, type, count)]] : [];
  });
  return { ...params, ...Object.fromEntries(names) };
}

/** Returns what happened and what to try, in words. A `context` among the params selects a more exact text. */
export function runErrorText(t: Translate, { code, params }: TextError): string {
  const shown = named(shownParams(params), t);
  const goal = 'action' in shown ? t(`play:goals.${shown['action']}`, shown) : '';
  return t(`play:runErrors.${code}`, { ...shown, goal, defaultValue: t('play:runErrors.unexpected') });
}

interface ErrorPlace {
  readonly line: number | null;
  readonly params?: ErrorParams;
}

/** Returns where it happened: the line, and the tile's numbers if the map shows them. Null if not even the line is known. */
export function runErrorPlace(
  t: Translate,
  { line, params = {} }: ErrorPlace,
  hasGrid: boolean,
): string | null {
  if (line === null) return null;
  const { column, row } = shownParams(params);
  if (!hasGrid || typeof column !== 'number' || typeof row !== 'number') return t('play:run.line', { line });
  return t('play:run.place', { line, column, row });
}
