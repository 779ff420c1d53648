import { isAuthored } from '../translation/is-authored.ts';
import path from 'node:path/posix';
import type { FileReader } from '../compiler/read-files.ts';

/** Returns the file of a page in a language, or of the English one where the language has none. */
export function fileOf(reader: FileReader, language: string, page: string): string {
  const own = path.join(language, page);
  const exists = reader.names(path.dirname(own)).includes(path.basename(own));
  return exists || isAuthored(language) ? own : path.join('en', page);
}
