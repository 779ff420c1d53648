import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { COMPILED_FILE } from './compiled-file.ts';

/** jest's globalTeardown. */
export default function globalTeardown(): void {
  const file = process.env[COMPILED_FILE];
  if (file) rmSync(dirname(file), { recursive: true });
}
