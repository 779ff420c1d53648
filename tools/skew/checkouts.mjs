// Checkouts of other commits, built once: .cache/skew/<commit>/, with this checkout's packages where the lock file is the same.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal, ROOT } from '../releases/operator.mjs';
import { linkTree } from './link-tree.mjs';

const CACHE = path.join(ROOT, '.cache/skew');
/** Each takes about 100 MB. */
const MOST_KEPT = 4;

const git = (...given) => execFileSync('git', given, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Runs a command, and shows what it said if it fails. */
function run(cwd, command, ...given) {
  const { status, stdout, stderr } = spawnSync(command, given, { cwd, encoding: 'utf8', maxBuffer: 1e9 });
  if (status === 0) return;
  process.stderr.write(stdout + stderr);
  throw new Refusal(`${[command, ...given].join(' ')} failed in ${cwd}; the lines above say why.`);
}

/** The commit that a name such as main or HEAD~3 stands for, or null. */
export function commitOf(ref) {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  } catch {
    return null;
  }
}

const read = (root, file) => readFileSync(path.join(root, file), 'utf8');

/** The folders of a checkout that may have packages of their own. */
function projectsIn(root) {
  const folders = inside =>
    readdirSync(path.join(root, inside), { withFileTypes: true })
      .filter(entry => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
      .map(({ name }) => path.join(inside, name));
  return ['', ...folders('').flatMap(folder => [folder, ...folders(folder)])];
}

/** Gives a checkout the packages that its lock file names. */
function installInto(root) {
  if (read(root, 'package-lock.json') !== read(ROOT, 'package-lock.json'))
    return run(root, 'npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error');
  for (const project of projectsIn(root)) {
    const from = path.join(ROOT, project, 'node_modules');
    if (existsSync(from)) linkTree(from, path.join(root, project, 'node_modules'));
  }
}

const builtMark = root => `${root}.built`;

/** Removes those that were not used for longest. */
function forgetOld() {
  const marks = readdirSync(CACHE).filter(name => name.endsWith('.built'));
  const byUse = marks.toSorted(
    (one, other) => statSync(path.join(CACHE, other)).mtimeMs - statSync(path.join(CACHE, one)).mtimeMs,
  );
  for (const mark of byUse.slice(MOST_KEPT)) {
    rmSync(path.join(CACHE, mark));
    rmSync(path.join(CACHE, mark.replace(/\.built$/, '')), { recursive: true, force: true });
  }
  git('worktree', 'prune');
}

/**
 * The folder of a built checkout of a commit. `change` may change its files before it is built; then `name` tells it
 * from the commit itself.
 */
export function builtCheckout(commit, { name = commit, change } = {}) {
  const root = path.join(CACHE, name);
  if (!existsSync(builtMark(root))) {
    console.error(`Building ${name.replace(commit, commit.slice(0, 12))} once, which takes minutes.`);
    rmSync(root, { recursive: true, force: true });
    git('worktree', 'prune');
    git('worktree', 'add', '--quiet', '--detach', root, commit);
    installInto(root);
    change?.(root);
    run(root, 'npm', 'run', '--silent', 'build');
    rmSync(path.join(root, '.nx'), { recursive: true, force: true });
    writeFileSync(builtMark(root), '');
  }
  utimesSync(builtMark(root), new Date(), new Date());
  forgetOld();
  return root;
}

/** Builds what is not built of this checkout, as it is, and returns its folder. */
export function buildHere() {
  run(ROOT, 'npm', 'run', '--silent', 'build');
  return ROOT;
}
