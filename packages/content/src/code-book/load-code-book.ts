import { readFileSync } from 'node:fs';
import type { CodeBook } from '../content.types.ts';

const COMPILED = new URL('../../dist/code-book.json', import.meta.url);

/**
 * The code book. Pages import `@burrow/content/code-book.json` instead.
 * @throws if the content was not built (`npm run build -w packages/content`)
 */
export function loadCodeBook(file: URL | string = COMPILED): CodeBook {
  return JSON.parse(readFileSync(file, 'utf8')) as CodeBook;
}
