// Writes files in the project's style, as `npm run format` does.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const OXFMT = path.join(
  path.dirname(createRequire(import.meta.url).resolve('oxfmt/package.json')),
  'bin/oxfmt',
);
const STYLE = path.join(ROOT, '.oxfmtrc.json');

/** Formats files and whole folders, given from the folder `cwd`; what has no style is left as it is. */
export function formatFiles(written, cwd = process.cwd()) {
  const given = ['--config', STYLE, '--no-error-on-unmatched-pattern', ...written];
  execFileSync(process.execPath, [OXFMT, ...given], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}
