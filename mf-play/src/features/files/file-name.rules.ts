import { MAX_CODE_LENGTH } from '@burrow/contracts';

const SUFFIX = '.py';
/** Characters that file systems refuse. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu;

/** Returns the name under which code is saved, with `.py` at its end; null if nothing was typed. */
export function fileNameOf(typed: string): string | null {
  const name = typed.replace(FORBIDDEN, '').trim();
  if (name === '' || name.toLowerCase() === SUFFIX) return null;
  return name.toLowerCase().endsWith(SUFFIX) ? name : `${name}${SUFFIX}`;
}

export type LoadedCode = { readonly code: string } | { readonly problem: 'empty' | 'too-long' | 'not-text' };

/** Returns a file's text as code: with the editor's line ends, and without a byte order mark. */
export function codeFromFile(text: string): LoadedCode {
  const code = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (/[\0\uFFFD]/.test(code)) return { problem: 'not-text' };
  if (code.trim() === '') return { problem: 'empty' };
  return code.length > MAX_CODE_LENGTH ? { problem: 'too-long' } : { code };
}
