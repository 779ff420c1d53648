import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { menuOf } from './menu.ts';
import type { WebProject } from './project.ts';

interface WorkerScript {
  readonly base: string;
  readonly worker: string;
}

/** Scripts and styles that are fetched before the remote shows anything. */
function firstFiles({ chunkGroups }: Compilation, entry: string): string[] {
  const first = chunkGroups.filter(({ name }) => name === entry || name?.startsWith('__federation_expose_'));
  return [...new Set(first.flatMap(group => group.getFiles()))].filter(file => /\.(js|css)$/.test(file));
}

/**
 * Writes dist/release.json next to the version folders: what the gateway puts into remotes.json if
 * no other list is given. Older version folders stay, so that open tabs find their chunks.
 */
export class ReleasePlugin {
  readonly project: WebProject;

  constructor(project: WebProject) {
    this.project = project;
  }

  apply(compiler: Compiler): void {
    const { directory, federatedName, name, version, prefixes, isolatedOn, slots, modals } = this.project;
    compiler.hooks.afterEmit.tap('ReleasePlugin', compilation => {
      const manifest = `/remotes/${name}/${version}/mf-manifest.json`;
      const preload = firstFiles(compilation, federatedName);
      const workers = this.#workers();
      const workersOn = workers.length > 0 ? this.project.workersOn : undefined;
      mkdirSync(path.join(directory, 'dist'), { recursive: true });
      writeFileSync(
        path.join(directory, 'dist', 'release.json'),
        `${JSON.stringify({ name: federatedName, version, manifest, prefixes, isolatedOn, slots, modals, menu: menuOf(this.project), preload, workers, workersOn }, null, 2)}\n`,
      );
    });
  }

  #workers(): string[] {
    const require = createRequire(path.join(this.project.directory, 'package.json'));
    return this.project.workers.map(request => {
      const { base, worker } = JSON.parse(readFileSync(require.resolve(request), 'utf8')) as WorkerScript;
      return base + worker;
    });
  }
}
