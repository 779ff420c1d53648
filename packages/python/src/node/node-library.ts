import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PyodideConfig } from 'pyodide';
import { fillHole, holeIn, readLate } from '../parts/library.ts';

const inFolder = (name: string): string => fileURLToPath(new URL(`../../dist/node/${name}`, import.meta.url));

/** Where the build keeps the two archives of the standard library for Node, the first one with its hole. */
export const libraryFiles = { zip: inFolder('library.zip'), late: inFolder('library.late.zip') };

/** Options with which Pyodide reads the library that learners have, in two archives, if the build made them. */
export function withLibrary(): PyodideConfig {
  if (!existsSync(libraryFiles.zip)) return {};
  return {
    stdLibURL: libraryFiles.zip,
    async fsInit(FS, { sitePackages }) {
      const late = readFileSync(libraryFiles.late);
      const hole = holeIn(readFileSync(libraryFiles.zip), () => late.length);
      readLate(FS, sitePackages, hole, () => fillHole(hole, Uint8Array.from(late).buffer));
    },
  };
}
