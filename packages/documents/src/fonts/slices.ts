import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SLICED_PACKAGES, type Face } from './faces.table.ts';

const { resolve } = createRequire(import.meta.url);

type Range = readonly [first: number, last: number];

const toRange = (text: string): Range => {
  const [first = '', last = first] = text.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
};

function readSlices(name: string): { face: Face; ranges: readonly Range[] }[] {
  const file = resolve(`@fontsource/${name}/unicode.json`);
  const rangesOf = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.entries(rangesOf).flatMap(([key, ranges]) => {
    const number = /^\[(\d+)\]$/.exec(key)?.[1];
    if (number === undefined) return [];
    return [{ face: { package: name, subset: number }, ranges: ranges.split(',').map(toRange) }];
  });
}

/** The faces that say that they hold a rare character, among the numbered slices of the East Asian packages. */
export class Slices {
  private slices: ReturnType<typeof readSlices> | undefined;

  facesWith(point: number): Face[] {
    this.slices ??= SLICED_PACKAGES.flatMap(readSlices);
    return this.slices
      .filter(({ ranges }) => ranges.some(([first, last]) => point >= first && point <= last))
      .map(({ face }) => face);
  }
}
