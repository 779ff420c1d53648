import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtMounts } from '../../infra/standalone/src/built-mounts.ts';
import { Refusal } from './operator.mjs';

/** The judge of each world is for services, and is not served. */
const judges = root => ({ prefix: '/world/', folder: path.join(root, 'packages/world/dist/web') });

/** Where a built checkout has an asset such as python/c68622d8d877. */
export function assetFolder(root, asset) {
  const mount = [judges(root), ...builtMounts(root)].find(
    ({ prefix }) => prefix !== '/' && `/${asset}/`.startsWith(prefix),
  );
  const folder = mount && path.join(mount.folder, `/${asset}`.slice(mount.prefix.length));
  if (!folder || !existsSync(folder)) throw new Refusal(`Nothing is built that contains ${asset}.`);
  return folder;
}
