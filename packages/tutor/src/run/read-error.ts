import type { ErrorParams } from '@burrow/contracts/errors';
import { PYTHON_ERRORS, WORLD_ERRORS } from '@burrow/contracts/errors';
import type { TutorError } from '../tutor.types.ts';

const BY_NAME: Readonly<Record<string, string>> = {
  SyntaxError: 'python/syntax',
  IndentationError: 'python/indentation',
  TabError: 'python/tabs',
  NameError: 'python/name',
  UnboundLocalError: 'python/name',
  TypeError: 'python/type',
  ValueError: 'python/value',
  IndexError: 'python/index',
  KeyError: 'python/key',
  AttributeError: 'python/attribute',
  ZeroDivisionError: 'python/zero-division',
  ImportError: 'python/import',
  ModuleNotFoundError: 'python/import',
  RecursionError: 'python/recursion',
};

const LAST_LINE = /^([A-Za-z_][\w.]*(?:Error|Exception|Iteration))(?::[ \t]*(.*))?$/mu;
const LINE_OF_TRACE = /line (\d{1,5})/giu;
const TIME_LIMIT = /execution time exceeded/iu;
const MAX_TEXT = 20_000;

function paramsOf(code: string, detail: string): ErrorParams {
  const quoted = /'([^']+)'/u.exec(detail)?.[1] ?? '';
  if (code === 'python/name') return { detail, name: quoted };
  if (code === 'python/attribute') {
    return { detail, name: /attribute '([^']+)'/u.exec(detail)?.[1] ?? quoted };
  }
  return code === 'python/key' ? { detail, key: detail } : { detail };
}

/** One of our codes in the text. */
const ownCode = (text: string): string | undefined => {
  const found = /\b(?:world|python)\/[a-z-]+/u.exec(text)?.[0];
  return [...WORLD_ERRORS, ...PYTHON_ERRORS].find(code => code === found);
};

/** Makes an error from what the learner saw: the last line of a trace, or all of it. Null for no error. */
export function readErrorText(text: string | undefined): TutorError | null {
  const trimmed = text?.slice(0, MAX_TEXT).trim();
  if (!trimmed) return null;
  const lines = [...trimmed.matchAll(LINE_OF_TRACE)].map(found => Number(found[1]));
  const line = lines.at(-1) ?? null;
  if (TIME_LIMIT.test(trimmed)) return { code: 'python/time-limit', params: { seconds: 5 }, line };
  const named = trimmed
    .split('\n')
    .toReversed()
    .map(one => LAST_LINE.exec(one.trim()))
    .find(found => found);
  const detail = (named?.[2] ?? trimmed.split('\n').at(-1) ?? '').slice(0, 300);
  const code = ownCode(trimmed) ?? BY_NAME[named?.[1] ?? ''] ?? 'python/other';
  return { code, params: paramsOf(code, detail), line };
}
