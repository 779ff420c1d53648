import { rangeOf } from '../../packages/webpack-config/src/shared-modules.ts';

const SOURCE = /^\.\/src\/(.*?)(\.d)?(\.tsx?)?$/;

/** Where a file of `src` is in a package: compiled and with its types in `lib`; `dist` stays where it is. */
function packedTarget(target) {
  const [, file, declaration, typescript] = SOURCE.exec(target) ?? [];
  if (file === undefined) return target;
  if (declaration) return `./lib/${file}.d.ts`;
  return typescript ? { types: `./lib/${file}.d.ts`, default: `./lib/${file}.js` } : `./lib/${file}`;
}

/** An entry's target; one that is compiled for the services has its sources under a condition of our own. */
const packedEntry = target => packedTarget(typeof target === 'string' ? target : target['burrow-source']);

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));

/**
 * What a package depends on when it is elsewhere: of what a page has only once, the remote's own, whatever its patch;
 * our own packages as they were packed together.
 */
function dependenciesOf({ dependencies = {}, peerDependencies = {} }, { shared, versions }) {
  const entries = Object.entries(dependencies).map(([name, version]) => [
    name,
    versions.has(name) ? rangeOf(versions.get(name)) : shared.has(name) ? rangeOf(version) : version,
  ]);
  return {
    dependencies: Object.fromEntries(entries.filter(([name]) => !shared.has(name))),
    peerDependencies: {
      ...Object.fromEntries(entries.filter(([name]) => shared.has(name))),
      ...peerDependencies,
    },
  };
}

/**
 * The package.json of a packed package, from the one in the workspace.
 * `versions` are those of all packed packages, `shared` what a page has only once.
 */
export function packedManifest(manifest, { shared, versions }) {
  const { name, version, type, license, sideEffects, exports, bin, peerDependenciesMeta } = manifest;
  return {
    name,
    version,
    type,
    license,
    sideEffects,
    exports: mapValues(exports, packedEntry),
    bin: bin && mapValues(bin, file => packedTarget(file).default),
    engines: { node: '>=24' },
    ...dependenciesOf(manifest, { shared, versions }),
    peerDependenciesMeta,
  };
}
