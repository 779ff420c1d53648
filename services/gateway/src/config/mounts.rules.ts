import path from 'node:path';

/** A folder that is served below a path. */
export interface Mount {
  /** Begins and ends with a slash. */
  readonly prefix: string;
  /** Absolute. */
  readonly folder: string;
}

const PAIR = /^(\/(?:[\w.-]+\/)*)=(.+)$/;

/** Parses `prefix=folder,…` as mounts, the longest prefix first; undefined if it is malformed. */
export function parseMounts(text: string): Mount[] | undefined {
  const pairs = text.split(',').map(pair => PAIR.exec(pair.trim()));
  const mounts = pairs.flatMap(pair =>
    pair?.[1] && pair[2] ? [{ prefix: pair[1], folder: path.resolve(pair[2]) }] : [],
  );
  if (mounts.length !== pairs.length) return undefined;
  return mounts.sort((one, other) => other.prefix.length - one.prefix.length);
}

/** Returns the mount that a path belongs to. */
export const mountOf = (mounts: readonly Mount[], pathname: string): Mount | undefined =>
  mounts.find(({ prefix }) => pathname.startsWith(prefix));
