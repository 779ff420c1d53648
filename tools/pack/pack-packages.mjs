import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { stagePackages } from './stage.mjs';

/**
 * Writes the tarballs of the packages that remotes share into a folder, and what is in them, unpacked, into folders
 * below `staging`, which is emptied. Returns the tarballs.
 */
export function packPackages(folder, staging) {
  const staged = stagePackages(staging);
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['pack', ...staged, '--silent', '--ignore-scripts', '--pack-destination', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return readdirSync(folder)
    .filter(file => file.endsWith('.tgz'))
    .map(file => path.join(folder, file));
}
