// What runs in an image: every program and every thread, from sources into few files that share what they have in common.
import { transform } from '@swc/core';
import { build } from 'esbuild';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { nameImports, NOT_BUNDLED } from '../bundle-mains.mjs';

/** Where the platform is in an image. Files find each other by this part of their address. */
export const HOME = 'opt/burrow';

const OWN_SOURCE = /[\\/](?:packages|services|infra)[\\/][^\\/]+[\\/]src[\\/].*\.ts$/;

const ENTRIES = [
  'services/*/src/main.ts',
  'services/*/src/database/data-source.ts',
  'services/*/src/**/*.worker.ts',
  'packages/documents/src/**/*.worker.ts',
  'infra/standalone/src/**/main.ts',
  'infra/paddle/src/main.ts',
];

/** Where a program or a thread is looked for: beside what starts it. The stand-in of Paddle is started from its build. */
const placeOf = file => file.replace(/\.ts$/, '').replace('infra/paddle/src/', 'infra/paddle/dist/');

/** `require` for libraries that use it, and where a source was, seen from the platform's folder. */
const BANNER = [
  "import { createRequire as bundleCreateRequire } from 'node:module';",
  'const require = bundleCreateRequire(import.meta.url);',
  `const bundleHome = import.meta.url.slice(0, import.meta.url.lastIndexOf('/${HOME}/') + ${HOME.length + 2});`,
  'const bundlePlace = file => new URL(file, bundleHome).href;',
].join(' ');

const SWC = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};

/** Reads our own sources: esbuild knows no metadata of decorators, and a thread's file is compiled in an image. */
const ownSources = (root, services) => ({
  name: 'own-sources',
  setup({ onLoad }) {
    onLoad({ filter: OWN_SOURCE }, async ({ path: file }) => {
      const { code } = await transform(await readFile(file, 'utf8'), { ...SWC, filename: file });
      const place = path.relative(root, file).replace(/\.ts$/, '.js');
      const placed = nameImports(code, services).replaceAll(
        'import.meta.url',
        `bundlePlace(${JSON.stringify(place)})`,
      );
      return { contents: placed, loader: 'js' };
    });
  },
});

/** Programs by the name that an image starts them with: services, the platform, and its commands. */
export function programsOf(root) {
  const named = (pattern, nameOf) =>
    globSync(pattern, { cwd: root })
      .toSorted()
      .map(file => [nameOf(file.split('/')), file.replace(/\.ts$/, '.js')]);
  return Object.fromEntries([
    ...named('services/*/src/main.ts', ([, service]) => service),
    ...named('infra/standalone/src/*/main.ts', ([, , , command]) => command),
    ['platform', 'infra/standalone/src/main.js'],
  ]);
}

/**
 * Bundles all programs into a folder that ends in HOME.
 * @returns the files of the checkout that went into it
 */
export async function bundlePrograms(root, outdir) {
  const services = globSync('services/*', { cwd: root }).map(folder => `@burrow/${path.basename(folder)}`);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: globSync(ENTRIES, { cwd: root })
      .toSorted()
      .map(file => ({ in: file, out: placeOf(file) })),
    outdir,
    chunkNames: 'bundled/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    conditions: ['burrow-source'],
    // Migrations, entities and providers are known by their names; stacks name functions.
    keepNames: true,
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    tsconfigRaw: {},
    banner: { js: BANNER },
    external: NOT_BUNDLED,
    plugins: [ownSources(root, services)],
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs);
}
