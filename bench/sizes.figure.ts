import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { atMost, type Figure } from './figure.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

interface Release {
  readonly version: string;
  /** Fetched before the area shows anything. */
  readonly preload: readonly string[];
}

const readJson = (...where: string[]): unknown => JSON.parse(readFileSync(path.join(ROOT, ...where), 'utf8'));

/** The build compressed it already; a small file it leaves as it is. */
const compressed = (file: string): number =>
  existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length;

function sizeOf(area: string): Figure {
  const { version, preload } = readJson(area, 'dist/release.json') as Release;
  const { burrow } = readJson(area, 'package.json') as { burrow: { firstKilobytes: number } };
  const folder = path.join(ROOT, area, 'dist', version);
  const scripts = globSync('**/*.{js,css}', { cwd: folder });
  const sum = (files: readonly string[]): number =>
    files.reduce((all, file) => all + compressed(path.join(folder, file)), 0) / 1_000;
  return atMost(burrow.firstKilobytes, {
    name: `bytes of ${area} before it shows anything`,
    value: sum(preload),
    unit: 'KB',
    detail: `of ${Math.round(sum(scripts))} KB in all of its scripts and styles`,
  });
}

/** What each area weighs by itself in brotli; the goal is in its package.json. */
export async function measureSizes(): Promise<Figure[]> {
  const areas = globSync('mf-*/dist/release.json', { cwd: ROOT }).map(file =>
    path.dirname(path.dirname(file)),
  );
  return areas.toSorted().map(sizeOf);
}
