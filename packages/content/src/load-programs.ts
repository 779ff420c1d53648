import { readFileSync } from 'node:fs';
import type { PlacedLevel } from './compiler/compile-content.ts';

/** A level's programs by its author: they reveal how it is solved, so the server gives them to adults who ask, and to nobody else. */
export interface LevelPrograms {
  /** Programs that complete the level, the simplest first. */
  readonly solutions: readonly string[];
  /** Programs that fall short, each in its own way. */
  readonly wrong: readonly string[];
}

/** By `course/slug`. */
export type CompiledPrograms = Readonly<Record<string, LevelPrograms>>;

const COMPILED = new URL('../dist/programs.json', import.meta.url);

const isReference = (file: string): boolean => file.endsWith('/reference.py');

/** The programs of all levels that were read. */
export function compilePrograms(levels: readonly PlacedLevel[]): CompiledPrograms {
  return Object.fromEntries(
    levels.map(({ source, compiled }) => [
      `${compiled.course_slug}/${compiled.slug}`,
      {
        solutions: source.solutions
          .toSorted((a, b) => Number(isReference(b.file)) - Number(isReference(a.file)))
          .map(({ code }) => code),
        wrong: source.wrong.map(({ code }) => code),
      },
    ]),
  );
}

/**
 * Returns the programs that belong to the compiled levels; for servers and tests only.
 * @throws if the content was not built (`npm run build -w packages/content`)
 */
export function loadPrograms(file: URL | string = COMPILED): CompiledPrograms {
  return JSON.parse(readFileSync(file, 'utf8')) as CompiledPrograms;
}
