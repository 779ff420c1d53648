import { shownParams, type ErrorParams } from '@burrow/contracts/errors';
import type { RunErrorCode, RunRequest } from './run.types.ts';

/** Returns the text of a code with its placeholders filled; the code itself if it has no text. */
export function fillText(texts: RunRequest['texts'], code: RunErrorCode, params: ErrorParams): string {
  const template = texts?.[code] ?? code;
  const shown = shownParams(params);
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) =>
    Object.hasOwn(shown, name) ? String(shown[name]) : place,
  );
}
