import { writeFileSync } from 'node:fs';
import { composeMap } from './compose-map.ts';
import { formatMap } from './format-map.ts';
import { readCompositions } from './read-compositions.ts';

/** `node src/composer/write-maps.ts [part of a level's folder]`: writes map.tmj of the compositions. */
const [, , wanted = ''] = process.argv;
for (const composition of readCompositions().filter(({ level }) => level.includes(wanted))) {
  const file = new URL(`../../courses/${composition.level}/map.tmj`, import.meta.url);
  writeFileSync(file, formatMap(composeMap(composition)));
}
