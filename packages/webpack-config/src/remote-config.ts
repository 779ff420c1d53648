import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig, type Mode } from './base-config.ts';
import { type CliEnvironment, remoteAlone } from './development.ts';
import { readProject } from './project.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { sharedModules } from './shared-modules.ts';

/**
 * A remote's build: dist/<version>/ with its manifest, and dist/release.json. It exposes one module.
 * `webpack serve` shows the remote alone instead.
 */
export function remoteConfig(directory: string) {
  return ({ WEBPACK_SERVE }: CliEnvironment, { mode = 'production' }: { mode?: Mode }): Configuration => {
    const project = readProject(directory, process.env['RELEASE_VERSION']);
    const config = baseConfig(project, mode, path.join(directory, 'dist', project.version));
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
          shared: sharedModules(),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: true,
          experiments: { externalRuntime: true },
        }),
        new ReleasePlugin(project),
      ],
    };
  };
}
