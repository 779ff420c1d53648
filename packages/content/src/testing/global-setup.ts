import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED_FILE } from './compiled-file.ts';

/** jest's globalSetup: a new folder for what this run compiles. */
export default function globalSetup(): void {
  process.env[COMPILED_FILE] = join(mkdtempSync(join(tmpdir(), 'burrow-compiled-')), 'courses.json');
}
