import { MAX_CODE_LENGTH } from '@burrow/contracts';

const SUFFIX = '.py';
/** Signs that file systems refuse. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu;

/** The name under which code is saved, with `.py` at its end; null where nothing was typed. */
export function fileNameOf(typed: string): string | null {
  const name = typed.replace(FORBIDDEN, '').trim();
  if (name === '' || name.toLowerCase() === SUFFIX) return null;
  return name.toLowerCase().endsWith(SUFFIX) ? name : `${name}${SUFFIX}`;
}

export type LoadedCode = { readonly code: string } | { readonly problem: 'empty' | 'too-long' | 'not-text' };

/** A file's text as code: line ends as the editor has them, and a mark at the start left out. */
export function codeFromFile(text: string): LoadedCode {
  const code = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (/[\0\uFFFD]/.test(code)) return { problem: 'not-text' };
  if (code.trim() === '') return { problem: 'empty' };
  return code.length > MAX_CODE_LENGTH ? { problem: 'too-long' } : { code };
}
