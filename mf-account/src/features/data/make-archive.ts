import { strToU8, zipSync } from 'fflate';
import { exportFiles, type Exported } from './export-files.rules.ts';

/** Returns the download as one zip file. */
export function makeArchive(exported: Exported): Uint8Array<ArrayBuffer> {
  const files = Object.entries(exportFiles(exported)).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(files));
}
