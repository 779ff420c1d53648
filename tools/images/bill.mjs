// What is in an image: its bill of materials (CycloneDX), and the licence of each part with its text.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const PLACE = /^.*node_modules\/(?:@[^/]+\/[^/]+|[^/]+)/;
const LICENCE_FILE =
  '{LICENSE,LICENCE,LICENSE-*,LICENSE.*,LICENCE.*,license,license.*,COPYING,COPYING.*,NOTICE}';

/** The installed packages that files of the checkout belong to, by their places. */
export const placesOf = files => [...new Set(files.flatMap(file => PLACE.exec(file)?.[0] ?? []))];

/** Name, version, licence and its text of a package, as it is installed. */
function describe(root, place) {
  const folder = path.join(root, place);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { name, version, license = manifest.licenses?.[0] } = manifest;
  const texts = globSync(LICENCE_FILE, { cwd: folder }).map(file =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  return { name, version, licence: license?.type ?? license ?? 'unknown', text: texts.join('\n') };
}

/** npm's own bill of everything that is installed. */
export const npmBill = root =>
  JSON.parse(run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], { cwd: root }));

/** Returns the parts of npm's bill that are in an image, by `name@version`, and those of which it knows nothing. */
export function billOf(bill, wanted, others) {
  const components = bill.components.filter(({ 'bom-ref': ref }) => wanted.has(ref));
  const refs = new Set(components.map(({ 'bom-ref': ref }) => ref));
  const known = ({ ref }) => refs.has(ref);
  return {
    bill: {
      ...bill,
      components: [...components, ...others],
      dependencies: bill.dependencies
        .filter(known)
        .map(one => ({ ...one, dependsOn: (one.dependsOn ?? []).filter(ref => refs.has(ref)) })),
    },
    missing: [...wanted].filter(ref => !refs.has(ref)),
  };
}

const nodeComponent = pinned => ({
  'bom-ref': `${pinned.package}@${pinned.version}`,
  type: 'application',
  name: 'node',
  version: pinned.version,
  purl: `pkg:npm/${pinned.package}@${pinned.version}`,
  hashes: [
    {
      alg: 'SHA-512',
      content: Buffer.from(pinned.integrity.slice('sha512-'.length), 'base64').toString('hex'),
    },
  ],
});

const debianComponent = ({ name, version }) => ({
  'bom-ref': `deb:${name}@${version}`,
  type: 'library',
  name,
  version,
  purl: `pkg:deb/debian/${encodeURIComponent(name)}@${encodeURIComponent(version)}?arch=amd64`,
});

/** Places of what pages are made of: what shell and areas depend on, with everything below. */
export function placesOfPages(lock, closureOf) {
  const names = Object.entries(lock.packages)
    .filter(([place]) => /^(shell|mf-\w+|packages\/(client|ui|i18n|forms|python|remote-kit))$/.test(place))
    .flatMap(([, { dependencies }]) => Object.keys(dependencies ?? {}))
    .filter(name => !name.startsWith('@burrow/'));
  return closureOf(lock, new Set(names));
}

/** The licences as a text: a list by licence, then the text of each part. */
export function licenceReport(parts) {
  const byLicence = Map.groupBy(parts, ({ licence }) => String(licence));
  const list = [...byLicence]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, of]) => `${licence}: ${of.map(({ name, version }) => `${name} ${version}`).join(', ')}`);
  const texts = parts
    .filter(({ text }) => text)
    .map(({ name, version, licence, text }) => `==== ${name} ${version} (${licence})\n\n${text.trim()}\n`);
  return `${list.join('\n\n')}\n\n${texts.join('\n')}`;
}

/** Bill and licences of an image, of the places of npm packages in it, of Debian's packages and of Node. */
export function describeImage(root, { places, debian, pinned, nodeLicence }) {
  const installed = places.filter(place => existsSync(path.join(root, place, 'package.json')));
  const parts = installed.map(place => describe(root, place));
  const wanted = new Set(parts.map(({ name, version }) => `${name}@${version}`));
  const others = [nodeComponent(pinned), ...debian.map(debianComponent)];
  const { bill, missing } = billOf(npmBill(root), wanted, others);
  const report = licenceReport([
    ...parts.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    { name: 'node', version: pinned.version, licence: 'MIT and others', text: nodeLicence },
    ...debian.map(({ name, version, licence }) => ({ name, version, licence: 'Debian', text: licence })),
  ]);
  return { bill, missing, report, unknown: parts.filter(({ licence }) => licence === 'unknown') };
}
