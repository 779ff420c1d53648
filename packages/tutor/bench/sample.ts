import { loadContent, loadPrograms } from '@burrow/content';
import { createNodeRunner } from '@burrow/python/node';
import { advise } from '../src/index.ts';
import { runAll } from './follow-advice.ts';
import { programsOf, type Wrong } from './programs.ts';

const SIZE = 200;

/** FNV-1a, well mixed: the order in which programs are drawn depends on the programs alone. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The same programs each time, and nearly the same ones when others have been added. */
const drawn = (programs: readonly Wrong[]): readonly Wrong[] =>
  programs
    .map(one => ({ one, order: hashOf(one.key + one.code) }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, SIZE)
    .map(({ one }) => one)
    .toSorted((a, b) => a.key.localeCompare(b.key) || a.number - b.number);

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '\\<');

const runner = await createNodeRunner();
for (const { key, number, level, references, code } of drawn(programsOf(loadContent(), loadPrograms()))) {
  const asked = { ...(await runAll(runner, level, code)), references, code, language: 'en' };
  const first = advise({ ...asked, given: [] });
  const { text } = advise({ ...asked, given: [first.key] });
  console.log(`| ${key} ${number} | ${first.kind} | ${cell(text)} |`);
  if (process.argv.includes('--code')) console.log(code);
}
runner.dispose();
