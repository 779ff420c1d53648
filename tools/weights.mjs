// npm run weights: lowers e2e/weights/limits.json to what the last run of journeys/site/weights.spec.ts measured.
// `npm run weights -- --raise class` also raises the limits of the pages that are named: the commit says why.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { renewed } from '../e2e/weights/weights.rules.ts';
import { formatFiles } from './format.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const options = {
  raise: { type: 'string', multiple: true, default: [] },
  limits: { type: 'string', default: path.join(ROOT, 'e2e/weights/limits.json') },
  measured: { type: 'string', default: path.join(ROOT, '.cache/weights.json') },
};
const { raise, limits, measured } = parseArgs({ options }).values;
const readJson = file => JSON.parse(readFileSync(file, 'utf8'));

const weights = readJson(measured);
const unknown = raise.find(page => !Object.hasOwn(weights, page));
if (unknown) {
  console.error(`There is no page "${unknown}". Pages: ${Object.keys(weights).join(', ')}.`);
  process.exit(1);
}
writeFileSync(limits, `${JSON.stringify(renewed(readJson(limits), weights, raise), null, 2)}\n`);
formatFiles([limits]);
