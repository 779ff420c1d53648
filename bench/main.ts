// Measures the figures that were named, or all, and prints them as a table or as lines of JSON.
import { measureBytes } from './bytes.figure.ts';
import type { Figure } from './figure.ts';
import { measureFrames } from './frames.figure.ts';
import { measureMemory } from './memory.figure.ts';
import { measurePaint } from './paint.figure.ts';
import { measureRun } from './run.figure.ts';
import {
  measureEvents,
  measureFlood,
  measureLesson,
  measureRequests,
  measureSchools,
  measureTimes,
  measureTrace,
  measureTutor,
  measureWorld,
} from './script.figure.ts';
import { measureSizes } from './sizes.figure.ts';
import { measureStart } from './start.figure.ts';

const FIGURES: Readonly<Record<string, () => Promise<Figure[]>>> = {
  start: measureStart,
  bytes: measureBytes,
  sizes: measureSizes,
  world: measureWorld,
  paint: measurePaint,
  run: measureRun,
  frames: measureFrames,
  memory: measureMemory,
  requests: measureRequests,
  flood: measureFlood,
  events: measureEvents,
  schools: measureSchools,
  lesson: measureLesson,
  times: measureTimes,
  trace: measureTrace,
  tutor: measureTutor,
};

function print(figure: Figure, asJson: boolean): void {
  const { name, value, unit, goal, ok, detail } = figure;
  if (asJson) {
    console.log(JSON.stringify({ name, value, unit, goal, ok }));
    return;
  }
  const verdict = ok ? 'reached' : 'missed';
  console.log(`${name.padEnd(56)} ${String(value).padStart(10)} ${unit.padEnd(6)} goal ${goal}: ${verdict}`);
  if (detail) console.log(`    ${detail}`);
}

const asJson = process.argv.includes('--json');
const named = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
const unknown = named.filter(name => !(name in FIGURES));
if (unknown.length > 0) {
  console.error(`There is no figure "${unknown[0]}". Figures: ${Object.keys(FIGURES).join(', ')}.`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(FIGURES)) {
  if (named.length > 0 && !named.includes(name)) continue;
  for (const figure of await measure()) print(figure, asJson);
}
