import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the remote adds to a menu: `MenuLink` or `AccountMenuEntry` of packages/client, whose text is a key of src/locales/menu. */
export interface MenuEntry {
  readonly text?: string;
  readonly [about: string]: unknown;
}

/** What the preset reads from a front-end project's package.json. */
export interface WebProject {
  /** Absolute path of the folder. */
  readonly directory: string;
  /** The package name without its scope, e.g. `mf-play`. */
  readonly name: string;
  /** The name in the federation, e.g. `mf_play`. */
  readonly federatedName: string;
  readonly version: string;
  /** First path segments (after the language) that the remote owns; '' is the index. */
  readonly prefixes: readonly string[];
  /** First path segments whose documents need shared memory. */
  readonly isolatedOn: readonly string[];
  /** Slots of the layout that the remote fills. */
  readonly slots: readonly string[];
  /** Dialogs that it provides, which any area may open. */
  readonly modals: readonly string[];
  readonly menu: readonly MenuEntry[];
  /** What it adds to the menu of whoever is logged in. */
  readonly accountMenu: readonly MenuEntry[];
  /** JSON modules that name a worker's script as `base` and `worker`; the shell starts these workers early. */
  readonly workers: readonly string[];
  /** The prefixes whose pages need these workers; by default, all. */
  readonly workersOn: readonly string[];
  /** JSON modules that name, as `base`, what else a release refers to: kept in the store with it. */
  readonly assets: readonly string[];
  /** JSON modules that name, as `base`, where in a build the files beside them go, under their own names. */
  readonly folders: readonly string[];
  /** The module with the parts of Phaser that the project uses, instead of the whole library. */
  readonly phaserParts: string | null;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly burrow?: Partial<
    Pick<
      WebProject,
      | 'prefixes'
      | 'isolatedOn'
      | 'slots'
      | 'modals'
      | 'menu'
      | 'accountMenu'
      | 'workers'
      | 'workersOn'
      | 'assets'
      | 'folders'
      | 'phaserParts'
    >
  >;
}

/**
 * Reads the project in a folder. A release's version replaces that of package.json, so that one source can be
 * released twice.
 */
export function readProject(directory: string, releaseVersion?: string): WebProject {
  const manifest = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as Manifest;
  const name = manifest.name.replace(/^@[^/]+\//, '');
  return {
    directory,
    name,
    federatedName: name.replaceAll('-', '_'),
    version: releaseVersion || manifest.version,
    prefixes: manifest.burrow?.prefixes ?? [],
    isolatedOn: manifest.burrow?.isolatedOn ?? [],
    slots: manifest.burrow?.slots ?? [],
    modals: manifest.burrow?.modals ?? [],
    menu: manifest.burrow?.menu ?? [],
    accountMenu: manifest.burrow?.accountMenu ?? [],
    workers: manifest.burrow?.workers ?? [],
    workersOn: manifest.burrow?.workersOn ?? manifest.burrow?.prefixes ?? [],
    assets: manifest.burrow?.assets ?? [],
    folders: manifest.burrow?.folders ?? [],
    phaserParts: manifest.burrow?.phaserParts ?? null,
  };
}
