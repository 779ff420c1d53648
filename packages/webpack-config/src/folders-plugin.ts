import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { WebProject } from './project.ts';

/**
 * Puts the folders that a project names into its build. Pages derive the address of such a file from its name, so
 * that no script lists them all.
 */
export class FoldersPlugin {
  readonly #project: Pick<WebProject, 'directory' | 'folders'>;

  constructor(project: Pick<WebProject, 'directory' | 'folders'>) {
    this.#project = project;
  }

  apply(compiler: Compiler): void {
    const { directory, folders } = this.#project;
    const { resolve } = createRequire(path.join(directory, 'package.json'));
    compiler.hooks.thisCompilation.tap('FoldersPlugin', compilation => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'FoldersPlugin', stage }, () => {
        for (const module of folders.map(folder => resolve(folder))) {
          const { base } = JSON.parse(readFileSync(module, 'utf8')) as { base: string };
          compilation.fileDependencies.add(module);
          for (const file of readdirSync(path.dirname(module))) {
            if (file === path.basename(module)) continue;
            const content = readFileSync(path.join(path.dirname(module), file));
            compilation.emitAsset(base + file, new webpack.sources.RawSource(content));
          }
        }
      });
    });
  }
}
