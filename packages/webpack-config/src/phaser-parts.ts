import { findPackageJSON } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import type { WebProject } from './project.ts';

/**
 * Flags that Phaser's sources check before they include a part. An undefined flag counts as set, and the
 * sounds and the developer tools are included.
 */
const FEATURES = {
  'typeof CANVAS_RENDERER': 'true',
  'typeof WEBGL_RENDERER': 'true',
  'typeof WEBGL_DEBUG': 'false',
  'typeof FEATURE_SOUND': 'false',
  'typeof PLUGIN_CAMERA3D': 'false',
  'typeof PLUGIN_FBINSTANT': 'false',
};

type Alias = NonNullable<Configuration['resolve']>['alias'];

/**
 * Resolves `phaser` to the project's own selection of parts, which imports them as `phaser/src/…`. The library's
 * build is one module that cannot be cut, physics and sounds and all; its sources can.
 */
export function phaserAlias({ directory, phaserParts }: WebProject): Alias {
  if (!phaserParts) return {};
  const phaser = folderOf('phaser', directory);
  return {
    phaser$: path.join(directory, phaserParts),
    'phaser/src': path.join(phaser, 'src'),
    // The sources load it with `require` and expect a class: an ES module is not one.
    eventemitter3$: path.join(folderOf('eventemitter3', phaser), 'index.js'),
  };
}

function folderOf(name: string, from: string): string {
  const manifest = findPackageJSON(name, path.join(from, 'package.json'));
  if (!manifest) throw new Error(`${name} is not installed, which ${from} needs`);
  return path.dirname(manifest);
}

export const phaserFeatures = ({ phaserParts }: WebProject): WebpackPluginInstance[] =>
  phaserParts ? [new webpack.DefinePlugin(FEATURES)] : [];
