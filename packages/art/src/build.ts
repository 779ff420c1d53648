import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFiles } from './atlas/output.ts';
import { pictureWebps } from './atlas/webps.ts';
import { portraitPngs } from './brand/portrait-pngs.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const files = buildFiles();
const others = await Promise.all([portraitPngs(files), pictureWebps(files)]);
rmSync(dist, { recursive: true, force: true });
for (const [path, content] of [...files, ...others.flat()]) {
  mkdirSync(dirname(dist + path), { recursive: true });
  writeFileSync(dist + path, content);
}
