import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig, type Mode } from './base-config.ts';
import { ChunkNamesPlugin } from './chunk-names-plugin.ts';
import { type CliEnvironment, hostBeforePlatform } from './development.ts';
import { EarlyScriptPlugin } from './early-script-plugin.ts';
import { hostChunks } from './host-chunks.ts';
import { PreloadPlugin } from './preload-plugin.ts';
import { readProject } from './project.ts';
import { ShellReleasePlugin } from './shell-release-plugin.ts';
import { sharedModules } from './shared-modules.ts';

/**
 * The host's build: dist/index.html and its chunks. It names no remote; those are read at run time.
 * `webpack serve` runs it in front of a running platform.
 */
export function hostConfig(directory: string) {
  return ({ WEBPACK_SERVE }: CliEnvironment, { mode = 'production' }: { mode?: Mode }): Configuration => {
    const project = readProject(directory);
    const config = baseConfig(project, mode, path.join(directory, 'dist'));
    const host: Configuration = {
      ...config,
      entry: { shell: './src/index.ts' },
      output: { ...config.output, publicPath: '/' },
      optimization: { ...config.optimization, ...hostChunks },
      plugins: [
        ...(config.plugins ?? []),
        new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer', inject: 'head' }),
        new PreloadPlugin(),
        new EarlyScriptPlugin(),
        new ShellReleasePlugin(project),
        new ChunkNamesPlugin(path.join(directory, 'dist')),
        new ModuleFederationPlugin({
          name: project.federatedName,
          remotes: {},
          shared: sharedModules(directory),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
        }),
      ],
    };
    return WEBPACK_SERVE ? hostBeforePlatform(host) : host;
  };
}
