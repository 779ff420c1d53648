#!/usr/bin/env node
// RELEASES=… SITE_URL=… npx burrow-release 0.5.0: builds a version of the remote in this folder, checks that it fits the
// running shell and the other remotes, and copies it into the store. For remotes in a repository of their own.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseBuilt } from '../release/release-built.ts';
import { VersionSchema } from '../release/release.schema.ts';
import { openStore } from '../store/open-store.ts';
import { commitOf, readShellOf, Refusal, refusalFor, runCommand, saidOf } from './operator-command.ts';

const USAGE =
  'RELEASES=s3://bucket/folder SITE_URL=https://burrow.example npx burrow-release VERSION, in the folder of a remote';

function build(directory: string, version: string, folder: string): void {
  const webpack = createRequire(path.join(directory, 'package.json')).resolve('webpack/bin/webpack.js');
  const given = ['--mode', 'production', '--env', `release=${version}`, '--env', `folder=${folder}`];
  execFileSync(process.execPath, [webpack, ...given], { cwd: directory, stdio: ['ignore', 2, 2] });
}

function folderOf(asset: string): never {
  throw new Refusal(`${asset} is released with the site, not with a remote: import nothing that needs it.`);
}

await runCommand(USAGE, {}, async ([version]) => {
  const { RELEASES, SITE_URL } = process.env;
  if (!version || !RELEASES || !SITE_URL) throw new Refusal(USAGE);
  if (!VersionSchema.safeParse(version).success)
    throw new Refusal(`"${version}" is no version such as 0.5.0.\n${USAGE}`);
  const directory = process.cwd();
  const manifest = JSON.parse(await readFile(path.join(directory, 'package.json'), 'utf8')) as {
    name: string;
  };
  const project = manifest.name.replace(/^@[^/]+\//, '');
  const shell = await readShellOf(SITE_URL);
  const store = await openStore(RELEASES);
  const folder = await mkdtemp(path.join(tmpdir(), `burrow-${project}-`));
  try {
    build(directory, version, folder);
    const done = await releaseBuilt(store, { folder, commit: commitOf(directory), shell, folderOf });
    if ('reasons' in done) throw refusalFor(`${project} ${version} is not released`, done.reasons);
    console.info(saidOf(project, done.release, store.address, directory));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
