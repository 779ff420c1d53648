// npm run kubernetes:check: puts the overlays of infra/kubernetes together and checks them against schemas and rules.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FOLDERS, hasKubectl, objectsIn, render } from './render.mjs';
import { districtFaults, ruleFaults } from './rules.mjs';
import { schemaFaults } from './schema-faults.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

if (!hasKubectl()) {
  console.error('kubectl is not there. On Debian: apt-get install kubernetes-client.');
  process.exit(1);
}

const sets = FOLDERS.map(folder => ({ folder, objects: render(ROOT, folder) }));
const alone = globSync('infra/kubernetes/district/restore/*.yaml', { cwd: ROOT }).map(file => ({
  folder: file,
  objects: objectsIn(readFileSync(path.join(ROOT, file), 'utf8')),
}));

let isSound = true;
for (const { folder, objects } of [...sets, ...alone]) {
  const faults = [
    ...(await Promise.all(objects.map(schemaFaults))).flat(),
    ...ruleFaults(objects),
    ...(folder === 'district' ? districtFaults(objects) : []),
  ];
  for (const fault of faults) console.error(`${folder}: ${fault}`);
  if (faults.length === 0) console.log(`${folder}: ${objects.length} objects are sound`);
  isSound &&= faults.length === 0;
}
process.exitCode = isSound ? 0 : 1;
