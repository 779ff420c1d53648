import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { ReleaseStore } from '../store/release-store.ts';
import { ASSET_FILE, RELEASE_FILE, releaseFolder } from './release-folder.ts';
import { type Files, type Release, ReleaseSchema, StoredAssetSchema } from './release.schema.ts';

/** A release, or what is wrong with it, in words for operators. */
export type ReadRelease = { readonly release: Release } | { readonly faults: readonly string[] };

/** A file's SHA-384, as integrity attributes write it. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function readJson<Schema extends z.ZodType>(
  store: ReleaseStore,
  file: string,
  schema: Schema,
): Promise<{ data: z.infer<Schema> } | { fault: string }> {
  const bytes = await store.read(file);
  if (!bytes) return { fault: `${file} does not exist` };
  try {
    const parsed = schema.safeParse(JSON.parse(bytes.toString()));
    if (parsed.success) return { data: parsed.data };
    const [issue] = parsed.error.issues;
    return { fault: `${file}: ${issue?.path.join('.')}: ${issue?.message}` };
  } catch {
    return { fault: `${file} is not JSON` };
  }
}

/** What is wrong with the files of a folder: missing, or other than they were when it was released. */
async function faultsOf(store: ReleaseStore, folder: string, files: Files): Promise<string[]> {
  const faults: string[] = [];
  for (const [file, { size, sha384 }] of Object.entries(files)) {
    const bytes = await store.read(`${folder}/${file}`);
    if (!bytes) faults.push(`${folder}/${file} does not exist`);
    else if (bytes.length !== size || integrityOf(bytes) !== sha384)
      faults.push(`${folder}/${file} has changed`);
  }
  return faults;
}

/** What is wrong with something that releases refer to, such as `world/3`: nothing if each file is as it was stored. */
export async function assetFaults(store: ReleaseStore, asset: string): Promise<readonly string[]> {
  const read = await readJson(store, `${asset}/${ASSET_FILE}`, StoredAssetSchema);
  return 'fault' in read ? [read.fault] : faultsOf(store, asset, read.data.files);
}

/** Reads a release, and every file that it contains or refers to: whether they are as they were released. */
export async function readRelease(
  store: ReleaseStore,
  project: string,
  version: string,
): Promise<ReadRelease> {
  const folder = releaseFolder(project, version);
  const read = await readJson(store, `${folder}/${RELEASE_FILE}`, ReleaseSchema);
  if ('fault' in read) return { faults: [read.fault] };
  const release = read.data;
  const faults = [
    ...(release.name.replaceAll('_', '-') === project && release.version === version
      ? []
      : [`${folder}/${RELEASE_FILE} is of ${release.name} ${release.version}`]),
    ...(release.manifest === `/${folder}/mf-manifest.json`
      ? []
      : [`${folder}/${RELEASE_FILE}: its manifest is elsewhere`]),
    ...(await faultsOf(store, folder, release.files)),
    ...(await Promise.all(release.assets.map(asset => assetFaults(store, asset)))).flat(),
  ];
  return faults.length > 0 ? { faults } : { release };
}
