// npm run surfaces: records what client, i18n, ui and contracts offer to other teams, in their folders `surface`.
// With --check it only says what is not recorded. A surface that grew needs a raised minor version, one in which
// something was changed or taken away a major one.
import '../require-node.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { differences, outdated, recordedFile, surfacesNow, unraised, versionOf } from './check.mjs';

const surfaces = surfacesNow();
const differing = differences(surfaces);
const reasons = unraised(differing);
for (const reason of reasons) console.error(reason);
if (process.argv.includes('--check')) {
  const names = outdated(differing);
  if (names.length > 0)
    console.error(`Not recorded: ${names.join(', ')}. Run npm run surfaces, and read what it writes.`);
  process.exitCode = names.length > 0 ? 1 : 0;
} else if (reasons.length > 0) process.exitCode = 1;
else
  for (const { folder, file, text } of surfaces) {
    const target = recordedFile(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    writeFileSync(recordedFile(folder, 'version'), `${versionOf(folder)}\n`);
  }
