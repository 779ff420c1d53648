import { valid } from 'semver';
import { z } from 'zod';

/** A version as semver writes it, e.g. `1.4.0` or `1.4.0-rc.1`. */
export const VersionSchema = z.string().refine(text => valid(text) === text, 'a version such as 1.4.0');

/** A remote's folder, and its name in the store: `mf-play`. */
export const ProjectNameSchema = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'a name such as mf-play');

/** A path inside of a release or an asset, which cannot lead out of it. */
export const InnerPathSchema = z
  .string()
  .regex(/^[\w.@-]+(\/[\w.@-]+)*$/)
  .refine(file => !file.split('/').includes('..') && !file.split('/').includes('.'), 'a path inside of it');

/** The folder of something that releases refer to and do not contain: `python/c68622d8d877`, or `world/3`. */
export const AssetSchema = z
  .string()
  .regex(/^[a-z]+\/[0-9a-f]{1,64}$/, 'a folder such as python/c68622d8d877');

/** What is known of a file: its length in bytes, and its SHA-384 as integrity attributes write it. */
export const FileSchema = z.object({
  size: z.int().min(0),
  sha384: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
});

export const FilesSchema = z.record(InnerPathSchema, FileSchema);

/** What the gateway and the shell must know of a remote: an entry of /remotes.json. */
export const RemoteSchema = z.looseObject({
  /** In the federation: `mf_play`. */
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  version: z.string().min(1),
  /** URL of mf-manifest.json. */
  manifest: z.string().startsWith('/'),
  /** Paths after the language that it owns; '' is the index. */
  prefixes: z.array(z.string()),
  isolatedOn: z.array(z.string()).optional(),
  slots: z.array(z.string()).optional(),
  modals: z.array(z.string()).optional(),
  /** Types of what it offers to other areas, relative to the manifest. */
  types: z.string().optional(),
});

/** What a build says of itself: dist/release.json. */
export const BuiltReleaseSchema = RemoteSchema.extend({
  version: VersionSchema,
  /** Range of each library that it shares with the page and does not bring along. */
  shared: z.record(z.string(), z.string()),
  assets: z.array(AssetSchema),
  /** What it adds to the page's store. */
  slices: z.array(z.string()).optional(),
  endpoints: z.array(z.string()).optional(),
});

/** A release in the store: release.json, written last. */
export const ReleaseSchema = BuiltReleaseSchema.extend({
  /** The commit that it was built from. */
  commit: z.string().regex(/^[0-9a-f]{7,64}(-dirty)?$/),
  builtAt: z.iso.datetime(),
  files: FilesSchema,
});

/** asset.json, written last into the folder of an asset. */
export const StoredAssetSchema = z.object({ files: FilesSchema });

export type Files = z.infer<typeof FilesSchema>;
export type Remote = z.infer<typeof RemoteSchema>;
export type BuiltRelease = z.infer<typeof BuiltReleaseSchema>;
export type Release = z.infer<typeof ReleaseSchema>;
