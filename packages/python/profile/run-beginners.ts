// Runs every program of the first course with the level's ideas, in each of the ways in which a program can wait, as learners' browsers would.
import { readFileSync } from 'node:fs';
import type { WorldLevel } from '@burrow/contracts';
import { createNodeRunner } from '../src/node/index.ts';

interface Content {
  readonly levels: Readonly<Record<string, WorldLevel & { readonly ideas?: readonly string[] }>>;
}
type Programs = Readonly<Record<string, { readonly solutions: string[]; readonly wrong: string[] }>>;

const COURSE = 'python/';
/** Errors that no program of the course makes, and learners do. */
const SLIPS = ['print(undefined_name)', 'print("a', 'row = [1]\nprint(row[3])', 'while True: pass'];

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../content/dist/${name}.json`, import.meta.url), 'utf8'));

const { levels } = read('content') as Content;
const rows = Object.entries(read('programs') as Programs).filter(([name]) => name.startsWith(COURSE));
for (const sharedMemory of [true, false]) {
  const runner = await createNodeRunner({ sharedMemory });
  for (const [name, { solutions, wrong }] of rows) {
    const level = levels[name] ?? levels[name.slice(COURSE.length)];
    if (!level) throw new Error(`content.json has no level ${name}`);
    for (const code of [...solutions, ...wrong, ...SLIPS.splice(0)])
      await runner.run({ code, level, ideas: level.ideas ?? [], texts: {} });
  }
  runner.dispose();
}
