import { z } from 'zod';
import { FileSchema, FilesSchema, InnerPathSchema } from '../release/release.schema.ts';

/** site/sets/000012-0123456789ab.json: what the documents of one build of the shell name, by addresses without the leading slash. */
export const SiteSetSchema = z.object({
  at: z.iso.datetime(),
  /** Addresses that change with what is there. They are the paths below site/files, too. */
  hashed: FilesSchema,
  /** Addresses that stay, whatever is there, and where in the store it is. */
  fixed: z.record(InnerPathSchema, FileSchema.extend({ stored: InnerPathSchema })),
});

export type SiteSet = z.infer<typeof SiteSetSchema>;

const SETS = 'site/sets';
const NAME = /^(\d{6,})-([0-9a-f]{12})\.json$/;

/** A set's place among the others: the highest number is the newest, and of the same number the last by its content. */
export interface SetName {
  readonly file: string;
  readonly number: number;
  readonly id: string;
}

export const setFile = (number: number, id: string): string =>
  `${SETS}/${String(number).padStart(6, '0')}-${id}.json`;

/** The sets of a store, the newest first. */
export function setNames(names: readonly string[]): SetName[] {
  const sets = names.flatMap(name => {
    const [, number, id] = NAME.exec(name) ?? [];
    return number && id ? [{ file: `${SETS}/${name}`, number: Number(number), id }] : [];
  });
  return sets.toSorted((one, other) => other.number - one.number || (other.id < one.id ? -1 : 1));
}

export const SETS_FOLDER = SETS;
/** Where a file with a hash in its address is in the store. */
export const hashedFile = (address: string): string => `site/files/${address}`;
