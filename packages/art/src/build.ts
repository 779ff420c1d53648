import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFiles } from './atlas/output.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const files = buildFiles();
rmSync(dist, { recursive: true, force: true });
for (const [path, content] of files) {
  mkdirSync(dirname(dist + path), { recursive: true });
  writeFileSync(dist + path, content);
}
