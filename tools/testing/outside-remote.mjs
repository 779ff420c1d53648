import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { linkLibraries } from './link-libraries.mjs';

const ROOT = path.join(import.meta.dirname, '../..');

/** Installs tarballs as npm does: real folders in node_modules, in which Node strips no types. */
function install(folder, tarballs) {
  linkLibraries(folder);
  for (const file of tarballs) {
    const name = /^burrow-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(path.basename(file))[1];
    const place = path.join(folder, 'node_modules/@burrow', name);
    mkdirSync(place);
    execFileSync('tar', ['-xzf', file, '-C', place, '--strip-components', '1']);
  }
}

/** A generated remote in a repository of its own, with the packed packages installed. */
export function makeOutsideRemote(name, folder, tarballs) {
  const git = (...given) => execFileSync('git', given, { cwd: folder, stdio: 'ignore' });
  execFileSync(process.execPath, ['tools/gen/gen.mjs', 'remote', name, '--outside', folder], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  git('init');
  git('add', '.');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-m', 'A remote');
  install(folder, tarballs);
}
