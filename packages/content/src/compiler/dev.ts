import { watch } from 'node:fs';
import { buildContent, folderOf } from './build-content.ts';
import { showProblem } from './problem.ts';

/** `node src/compiler/dev.ts`: content with drafts, again after each change. */
const QUIET_MS = 200;

function build(): void {
  const problems = buildContent({ withDrafts: true });
  for (const problem of problems) console.error(showProblem(problem));
  process.stdout.write(problems.length === 0 ? 'Content with drafts is built.\n' : 'Content is as before.\n');
}

build();
let waiting: NodeJS.Timeout | undefined;
for (const name of ['courses', 'code-book', 'guide'])
  watch(folderOf(name), { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(build, QUIET_MS);
  });
