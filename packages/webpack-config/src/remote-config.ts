import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig, type Mode } from './base-config.ts';
import { ChunkNamesPlugin } from './chunk-names-plugin.ts';
import { ContributionsPlugin } from './contributions-plugin.ts';
import { type CliEnvironment, remoteAlone } from './development.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { readProject } from './project.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { sharedModules } from './shared-modules.ts';

/**
 * A remote's build: dist/<version>/ with its manifest, and dist/release.json; `npm run release` names another folder
 * and version. It exposes one module.
 * `webpack serve` shows the remote alone instead.
 */
export function remoteConfig(directory: string) {
  return (environment: CliEnvironment, { mode = 'production' }: { mode?: Mode }): Configuration => {
    const { WEBPACK_SERVE, release, folder = path.join(directory, 'dist') } = environment;
    const project = readProject(directory, release);
    const config = baseConfig(project, mode, path.join(folder, project.version));
    if (WEBPACK_SERVE) return remoteAlone(config, project.name);
    return {
      ...config,
      entry: {},
      plugins: [
        ...(config.plugins ?? []),
        new ModuleFederationPlugin({
          name: project.federatedName,
          filename: 'remote-entry.[contenthash:8].js',
          exposes: { './remote': './src/remote.ts' },
          remotes: {},
          shared: sharedModules(directory),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: true,
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        }),
        new ContributionsPlugin(directory),
        new IntegrityPlugin(),
        new ReleasePlugin(project, folder),
        new ChunkNamesPlugin(folder),
      ],
    };
  };
}
