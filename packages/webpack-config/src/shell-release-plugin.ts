import type { Compiler } from 'webpack';
import type { WebProject } from './project.ts';
import { providedByShell } from './shared-modules.ts';

/** Writes /release.json: what remotes may rely on in this shell. `npm run release` asks the running site for it. */
export class ShellReleasePlugin {
  readonly project: WebProject;

  constructor(project: WebProject) {
    this.project = project;
  }

  apply(compiler: Compiler): void {
    const { directory, name, version, slots } = this.project;
    compiler.hooks.thisCompilation.tap('ShellReleasePlugin', compilation => {
      compilation.hooks.processAssets.tap('ShellReleasePlugin', () => {
        const text = JSON.stringify({ name, version, provides: providedByShell(directory), slots }, null, 2);
        compilation.emitAsset('release.json', new compiler.webpack.sources.RawSource(`${text}\n`));
      });
    });
  }
}
