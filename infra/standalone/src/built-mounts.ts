import type { Mount } from '@burrow/gateway';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root: the same from src/ and from dist/. */
export const PROJECT_ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Returns the builds of shell, of every remote that is built, of the portraits and of the Python worker. Longest prefix first. */
export function builtMounts(root: string): Mount[] {
  const remotes = readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map(({ name }) => ({ prefix: `/remotes/${name}/`, folder: path.join(root, name, 'dist') }))
    .filter(({ folder }) => existsSync(path.join(folder, 'release.json')));
  return [
    ...remotes,
    { prefix: '/assets/characters/portraits/', folder: path.join(root, 'packages/art/dist/portraits') },
    { prefix: '/python/', folder: path.join(root, 'packages/python/dist/web') },
    { prefix: '/', folder: path.join(root, 'shell/dist') },
  ];
}
