import { readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import path from 'node:path';

export interface SharedModule {
  readonly singleton: boolean;
  readonly strictVersion: boolean;
  readonly requiredVersion: string;
  readonly version: string;
}

/** One instance for the whole page, the shell's; one that is too old is refused. Their subpaths are shared as well. */
const STRICT_SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  '@burrow/client',
  '@burrow/client/router',
  '@burrow/i18n',
];

/** Shared where the shell's is new enough; a newer remote brings its own copy. */
const COMPATIBLE = ['@burrow/ui', '@burrow/ui/extra', '@burrow/ui/office', '@burrow/ui/table'];

function versionOf(request: string, directory: string): string {
  const name = request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : request.split('/')[0];
  const project = path.join(directory, 'package.json');
  const manifest =
    findPackageJSON(name ?? request, project) ?? createRequire(project).resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** What a build asks for: its patch is nobody's business, since the shell and a remote are built at different times. */
export const rangeOf = (version: string): string => `^${version.replace(/\.\d+$/, '.0')}`;

/** Returns the `shared` table of the federation plugin, with the versions that the project in a folder has installed. */
export function sharedModules(directory: string): Record<string, SharedModule> {
  const entry = (request: string, singleton: boolean): [string, SharedModule] => {
    const version = versionOf(request, directory);
    return [request, { singleton, strictVersion: singleton, requiredVersion: rangeOf(version), version }];
  };
  return Object.fromEntries([
    ...STRICT_SINGLETONS.map(request => entry(request, true)),
    ...COMPATIBLE.map(request => entry(request, false)),
  ]);
}

/** Range of each library that a remote shares and does not bring along. */
export const requiredOfShell = (directory: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sharedModules(directory))
      .filter(([, { strictVersion }]) => strictVersion)
      .map(([request, { requiredVersion }]) => [request, requiredVersion]),
  );

/** Version of each library that the shell shares. */
export const providedByShell = (directory: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sharedModules(directory)).map(([request, { version }]) => [request, version]),
  );
