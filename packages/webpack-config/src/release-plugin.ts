import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import type { WebProject } from './project.ts';

/**
 * Writes dist/release.json beside the version folders: what the gateway puts into remotes.json when
 * no other list is given. Older version folders stay, so that open tabs find their chunks.
 */
export class ReleasePlugin {
  readonly project: WebProject;

  constructor(project: WebProject) {
    this.project = project;
  }

  apply(compiler: Compiler): void {
    const { directory, federatedName, name, version, prefixes, slots } = this.project;
    compiler.hooks.afterEmit.tap('ReleasePlugin', () => {
      const manifest = `/remotes/${name}/${version}/mf-manifest.json`;
      mkdirSync(path.join(directory, 'dist'), { recursive: true });
      writeFileSync(
        path.join(directory, 'dist', 'release.json'),
        `${JSON.stringify({ name: federatedName, version, manifest, prefixes, slots }, null, 2)}\n`,
      );
    });
  }
}
