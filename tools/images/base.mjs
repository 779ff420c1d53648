// What is below the platform in an image: the C libraries and a shell of Debian, and Node.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/**
 * Packages of Debian, and what of them is used: of gcc-12-base the licence of the two after it. Programs of PostgreSQL call
 * each other through a shell.
 */
const DEBIAN = {
  'gcc-12-base': [],
  libc6: ['lib/x86_64-linux-gnu/*.so*', 'lib64/*'],
  'libstdc++6': ['usr/lib/x86_64-linux-gnu/libstdc++.so.6*'],
  'libgcc-s1': ['lib/x86_64-linux-gnu/libgcc_s.so.1'],
};
const SHELL = { dash: ['bin/dash'] };

/** Where others are put when the image runs: with a root that is read only they have to be there. */
const PLACES = ['tmp', 'dev', 'proc', 'sys'];

/** The user of an image; nothing in it but its volume is theirs. */
export const USER = 10001;

const ACCOUNTS = {
  'etc/passwd': `root:x:0:0::/:/bin/false\nburrow:x:${USER}:${USER}::/data:/bin/false\n`,
  'etc/group': `root:x:0:\nburrow:x:${USER}:\n`,
  'etc/nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files dns\n',
};

/** @throws Error if a file is not the one that was pinned */
export function demandIntegrity(bytes, integrity, name) {
  const found = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  if (found !== integrity)
    throw new Error(`${name} is ${found}, but infra/images/node.json wants ${integrity}.`);
}

/** Puts Node into a root: npm's package for this machine, by the hash that is written down, without its symbols. */
export function addNode(pinned, cache, root) {
  const name = `${pinned.package}-${pinned.version}.tgz`;
  const archive = path.join(cache, name);
  mkdirSync(cache, { recursive: true });
  if (!existsSync(archive))
    run('npm', ['pack', `${pinned.package}@${pinned.version}`, '--pack-destination', cache, '--silent']);
  demandIntegrity(readFileSync(archive), pinned.integrity, name);
  const bin = path.join(root, 'usr/bin');
  mkdirSync(bin, { recursive: true });
  run('tar', ['-C', bin, '--strip-components=2', '--no-same-owner', '-xzf', archive, 'package/bin/node']);
  run('strip', [path.join(bin, 'node')]);
  run('tar', ['-C', cache, '--strip-components=1', '--no-same-owner', '-xzf', archive, 'package/LICENSE']);
  return readFileSync(path.join(cache, 'LICENSE'), 'utf8');
}

/** Copies what is used of one package of Debian, which apt has checked the signature of. */
function addPackage(name, patterns, cache, root) {
  const folder = path.join(cache, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'files'), { recursive: true });
  run('apt-get', ['download', '-qq', name], { cwd: folder });
  const [archive] = globSync('*.deb', { cwd: folder });
  run('dpkg-deb', ['-x', archive, 'files'], { cwd: folder });
  const files = path.join(folder, 'files');
  for (const file of globSync(patterns, { cwd: files }))
    cpSync(path.join(files, file), path.join(root, file), { recursive: true, verbatimSymlinks: true });
  const licence = path.join(files, 'usr/share/doc', name, 'copyright');
  return {
    name,
    version: run('dpkg-deb', ['-f', archive, 'Version'], { cwd: folder }),
    licence: existsSync(licence) ? readFileSync(licence, 'utf8') : '',
  };
}

/** Puts libraries of Debian, with a shell if wanted, and the accounts into a root. Returns name, version and licence of each. */
export function addDebian(cache, root, hasShell) {
  for (const [file, text] of Object.entries(ACCOUNTS)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  for (const folder of PLACES) mkdirSync(path.join(root, folder), { recursive: true });
  const packages = Object.entries({ ...DEBIAN, ...(hasShell ? SHELL : {}) });
  const added = packages.map(([name, patterns]) => addPackage(name, patterns, cache, root));
  if (hasShell) symlinkSync('dash', path.join(root, 'bin/sh'));
  return added;
}
