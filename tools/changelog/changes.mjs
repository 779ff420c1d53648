// What the history of the checkout says about a project.
import { execFileSync } from 'node:child_process';

/** What learners, families and schools never get. */
const TESTS = ['**/*.test.*', '**/*.spec.*', '**/test/**', '**/testing/**', '**/README.md'].map(
  glob => `:(exclude,glob)${glob}`,
);

const git = (root, ...given) => execFileSync('git', given, { cwd: root, encoding: 'utf8' }).trim();
const lines = text => (text === '' ? [] : text.split('\n'));

/** Whether this clone has a commit. */
export function hasCommit(root, commit) {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The subjects of the commits after one (`null`: from the beginning) up to another that changed the folders, newest first. */
export function changesBetween(root, from, to, folders) {
  const range = from === null ? to : `${from}..${to}`;
  return lines(git(root, 'log', '--no-merges', '--format=%s (%h)', range, '--', ...folders, ...TESTS));
}

/** Each version that a package.json had, with the commit and the day on which it got it, oldest first. */
export function versionsOf(root, folder) {
  const file = `${folder}/package.json`;
  const commits = lines(git(root, 'log', '--reverse', '--format=%H %cs', '-G"version":', '--', file));
  return commits.flatMap(line => {
    const [commit, day] = line.split(' ');
    const { version } = JSON.parse(git(root, 'show', `${commit}:${file}`));
    return version === undefined ? [] : [{ version, commit, day }];
  });
}
