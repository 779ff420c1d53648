import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { contributionsOf } from './contributions-plugin.ts';
import { type InjectedNames, injectedNames } from './injected-names.ts';
import { menusOf } from './menu.ts';
import type { WebProject } from './project.ts';
import { FIRST_TEXTS } from './texts.loader.ts';
import { requiredOfShell } from './shared-modules.ts';

interface Asset {
  /** The path of its folder on the site: `/python/c68622d8d877/`. */
  readonly base: string;
}

interface WorkerScript extends Asset {
  readonly worker: string;
}

/** Scripts and styles that are fetched before the remote shows anything. */
function firstFiles({ chunkGroups }: Compilation, entry: string): string[] {
  const first = chunkGroups.filter(({ name }) => name === entry || name?.startsWith('__federation_expose_'));
  return [...new Set(first.flatMap(group => group.getFiles()))].filter(file => /\.(js|css)$/.test(file));
}

/** Files with the texts that the remote shows first, by language: English is a chunk, the others are what `texts.loader.ts` emits. */
function firstTexts(compilation: Compilation): Record<string, string[]> | undefined {
  const english = compilation.namedChunks.get(`${FIRST_TEXTS}en-json`)?.files ?? [];
  const texts = new Map([['en', [...english].filter(file => file.endsWith('.js'))]]);
  for (const { name, info } of compilation.getAssets()) {
    const code: unknown = info['firstTextsIn'];
    if (typeof code === 'string') texts.set(code, [...(texts.get(code) ?? []), name]);
  }
  const found = [...texts].filter(([, files]) => files.length > 0);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

const merged = (names: readonly string[]): string[] => [...new Set(names)].toSorted();

/** What the project's own modules add to the page's store, whether they are loaded first or later. */
function namesIn(modules: Iterable<Module>, directory: string): InjectedNames {
  const own = [...modules].filter(
    module =>
      module instanceof webpack.NormalModule && module.resource.startsWith(path.join(directory, 'src')),
  );
  const found = own.map(module => injectedNames(String(module.originalSource()?.source() ?? '')));
  return {
    slices: merged(found.flatMap(({ slices }) => slices)),
    endpoints: merged(found.flatMap(({ endpoints }) => endpoints)),
  };
}

/** Writes release.json next to the version's folder: what the gateway puts into remotes.json. */
export class ReleasePlugin {
  readonly project: WebProject;
  readonly #folder: string;

  constructor(project: WebProject, folder: string) {
    this.project = project;
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    let injected: InjectedNames = { slices: [], endpoints: [] };
    compiler.hooks.thisCompilation.tap('ReleasePlugin', compilation => {
      compilation.hooks.finishModules.tap('ReleasePlugin', modules => {
        injected = namesIn(modules, this.project.directory);
      });
    });
    const { federatedName, name, version, prefixes, isolatedOn, slots, modals } = this.project;
    compiler.hooks.afterEmit.tap('ReleasePlugin', compilation => {
      const manifest = `/remotes/${name}/${version}/mf-manifest.json`;
      const preload = firstFiles(compilation, federatedName);
      const scripts = this.#read<WorkerScript>(this.project.workers);
      const others = this.#read<Asset>(this.project.assets);
      const workers = scripts.map(({ base, worker }) => base + worker);
      const release = {
        name: federatedName, version, manifest, prefixes, isolatedOn, slots, modals, ...menusOf(this.project), preload, workers, texts: firstTexts(compilation),
        ...injected,
        workersOn: workers.length > 0 ? this.project.workersOn : undefined,
        types: contributionsOf(this.project.directory),
        shared: requiredOfShell(this.project.directory),
        assets: [...scripts, ...others].map(({ base }) => base.replace(/^\/|\/$/g, '')),
      }; // prettier-ignore
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(path.join(this.#folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    });
  }

  #read<Kind extends Asset>(modules: readonly string[]): Kind[] {
    const require = createRequire(path.join(this.project.directory, 'package.json'));
    return modules.map(request => JSON.parse(readFileSync(require.resolve(request), 'utf8')) as Kind);
  }
}
