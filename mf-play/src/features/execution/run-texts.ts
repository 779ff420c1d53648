import { PYTHON_ERRORS, WORLD_ERRORS } from '@burrow/contracts/errors';

type Translate = (key: string) => string;

/** The texts that the exceptions of a run carry, in the page's language, with their `{{places}}` left open. */
export function runTexts(t: Translate): Record<string, string> {
  return Object.fromEntries([...WORLD_ERRORS, ...PYTHON_ERRORS].map(code => [code, t(`runErrors.${code}`)]));
}
