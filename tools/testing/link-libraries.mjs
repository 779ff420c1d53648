import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

/** Gives a folder the libraries that the checkout has installed, without our own packages. */
export function linkLibraries(folder) {
  const modules = path.join(ROOT, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules/@burrow'), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== '@burrow' && name !== '.cache')
      symlinkSync(path.join(modules, name), path.join(folder, 'node_modules', name));
}
