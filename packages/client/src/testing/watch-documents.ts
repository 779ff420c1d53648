import { loadDocumentsWith } from '../page/load-document.ts';
import { afterEach, beforeEach } from '@jest/globals';

/** Records which documents the tests of a file would load, since tests cannot load any. */
export function watchDocuments(): () => readonly string[] {
  let loaded: string[] = [];
  let giveBack = (): void => undefined;
  beforeEach(() => {
    loaded = [];
    giveBack = loadDocumentsWith(path => loaded.push(path));
  });
  afterEach(() => giveBack());
  return () => loaded;
}
