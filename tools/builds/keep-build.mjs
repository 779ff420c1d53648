// A copy of what is built, that nothing builds over: a process runs and serves from it until it ends.
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readWorkspaces } from '../workspaces.mjs';
import { tryLock } from './file-lock.mjs';

/** What runs and is served: builds, and packages that are used as they are written. */
const PARTS = [
  '{packages,services,infra}/*/package.json',
  'packages/*/{dist,src}',
  '{services,infra}/*/dist',
  '{shell,mf-*}/dist',
];
const UNUSED = /\.(map|memory)$|\.(test|spec|suite)\.tsx?$/;
/** A copy that is whole. Other folders beside it are what somebody who was killed has left. */
const WHOLE = /^[0-9a-f]{16}$/;
const TRIES = 5;

export const buildsFolder = root => path.join(root, '.cache/builds');
const lockOf = (root, id) => path.join(buildsFolder(root), `${id}.lock`);

function filesBelow(root, part) {
  if (!statSync(path.join(root, part)).isDirectory()) return [part];
  return readdirSync(path.join(root, part), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !UNUSED.test(entry.name))
    .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)));
}

const listFiles = root =>
  globSync(PARTS, { cwd: root })
    .flatMap(part => filesBelow(root, part))
    .toSorted();

/** Changes when any file was written again, even with the same content. */
const stampOf = (root, files) =>
  files
    .map(file => {
      const { size, mtimeMs, ino } = statSync(path.join(root, file));
      return `${file} ${size} ${mtimeMs} ${ino}`;
    })
    .join();

/** The content of every file and an id of all of it. A checkout that was moved has another one: links are absolute. */
function readBuild(root, files) {
  const hash = createHash('sha256').update(root);
  const contents = files.map(file => readFileSync(path.join(root, file)));
  for (const [index, content] of contents.entries())
    hash.update(`\n${files[index]} ${content.length}\n`).update(content);
  return { contents, id: hash.digest('hex').slice(0, 16) };
}

function writeTo(folder, files, contents) {
  const parents = new Set(files.map(file => path.join(folder, path.dirname(file))));
  for (const parent of parents) mkdirSync(parent, { recursive: true });
  for (const [index, content] of contents.entries()) writeFileSync(path.join(folder, files[index]), content);
}

/** Our packages find each other within the copy, which is going to be at `place`, and libraries above it. */
function linkPackages(folder, place, root) {
  for (const { folder: own, manifest } of readWorkspaces(root)) {
    if (!existsSync(path.join(folder, own, 'package.json'))) continue;
    const link = path.join(folder, 'node_modules', manifest.name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(place, own), link, 'junction');
  }
}

/** Copies what is built, unless a copy exists. Returns its id; undefined if somebody built meanwhile. */
function copyOnce(root) {
  const files = listFiles(root);
  const stamp = stampOf(root, files);
  const { contents, id } = readBuild(root, files);
  if (stampOf(root, listFiles(root)) !== stamp) return undefined;
  const place = path.join(buildsFolder(root), id);
  if (existsSync(place)) return id;
  const draft = `${place}.part`;
  rmSync(draft, { recursive: true, force: true });
  writeTo(draft, files, contents);
  linkPackages(draft, place, root);
  renameSync(draft, place);
  return id;
}

/** The same; a file that is gone since the folder was read is as good as written again. */
function tryCopy(root) {
  try {
    return copyOnce(root);
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes the copies that no process runs from. Only who may build calls this, so that nobody begins to meanwhile. */
function removeUnheld(root, current) {
  const builds = buildsFolder(root);
  const remove = name => rmSync(path.join(builds, name), { recursive: true, force: true });
  const folders = readdirSync(builds, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name);
  for (const name of folders.filter(name => !WHOLE.test(name))) remove(name);
  for (const name of folders.filter(name => WHOLE.test(name) && name !== current)) {
    const release = tryLock(lockOf(root, name), 'alone');
    if (!release) continue;
    // Under another name first: if this process is killed, what is left is not taken for a whole copy.
    renameSync(path.join(builds, name), path.join(builds, `${name}.part`));
    remove(`${name}.part`);
    release();
    remove(`${name}.lock`);
  }
}

/** Kept until this process ends: a lock that nobody refers to is given back. */
const held = [];

/**
 * Returns the folder of a copy of what is built below a root. It stays as it is while this process lives. Call it while
 * nobody else may build.
 * @throws Error if something else keeps on changing the builds
 */
export function keepBuild(root) {
  for (let tries = TRIES; tries > 0; tries -= 1) {
    const id = tryCopy(root);
    if (!id) continue;
    held.push(tryLock(lockOf(root, id), 'shared'));
    removeUnheld(root, id);
    return path.join(buildsFolder(root), id);
  }
  throw new Error('Something else is building here all the time: wait until it is done.');
}
