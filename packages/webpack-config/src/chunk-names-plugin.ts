import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Chunk, ChunkGraph, Compiler } from 'webpack';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const MOST_NAMES = 3;

/** A library by its name, a file of ours by its path. */
function nameOf(file: string): string {
  const [, library] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
  return (library ?? path.relative(ROOT, file)).replaceAll('\\', '/');
}

function namesOf(chunk: Chunk, chunkGraph: ChunkGraph): string {
  const files = [...chunkGraph.getChunkRootModules(chunk)].map(module => module.nameForCondition());
  // What takes a module from the host has no file.
  const names = [...new Set(files.filter(file => file !== null).map(nameOf))].toSorted();
  return names.slice(0, MOST_NAMES).join(', ') + (names.length > MOST_NAMES ? ', …' : '');
}

/** Writes chunks.json: the modules that each script and style of the build begins with, for whoever weighs pages (e2e/weights). */
export class ChunkNamesPlugin {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ChunkNamesPlugin', ({ chunks, chunkGraph }) => {
      const named = [...chunks].flatMap(chunk => {
        const name = chunk.name ?? namesOf(chunk, chunkGraph);
        return [...chunk.files].map(file => [file, name] as const);
      });
      const sorted = named.toSorted(([a], [b]) => a.localeCompare(b));
      mkdirSync(this.#folder, { recursive: true });
      const text = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
      writeFileSync(path.join(this.#folder, 'chunks.json'), text);
    });
  }
}
